import { vi } from 'vitest'

/** Media queries that answer as a test says. */
export function fakeMedia(matching: readonly string[] = []) {
  const lists = new Map<string, MediaQueryList>()
  const matches = new Set(['all', ...matching])
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? (new EventTarget() as MediaQueryList)
    Object.defineProperty(list, 'matches', { configurable: true, get: () => matches.has(query) })
    lists.set(query, list)
    return list
  })
  return (query: string, now: boolean): void => {
    if (now) matches.add(query)
    else matches.delete(query)
    lists.get(query)?.dispatchEvent(new Event('change'))
  }
}

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>

/** An IntersectionObserver that sees what a test says. */
export function fakeView() {
  const observers = new Set<{
    watched: Set<Element>
    tell: (entries: Entry[]) => void
    options: object
  }>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>()
      tell: (entries: Entry[]) => void
      options: object
      constructor(tell: (entries: Entry[]) => void, options: object = {}) {
        this.tell = tell
        this.options = options
        observers.add(this)
      }
      observe(element: Element): void {
        this.watched.add(element)
      }
      disconnect(): void {
        this.watched.clear()
      }
    },
  )
  const see = (element: Element, isIntersecting = true, size = 10): void => {
    const boundingClientRect = { width: size, height: size } as DOMRect
    for (const { watched, tell } of observers)
      if (watched.has(element)) tell([{ target: element, isIntersecting, boundingClientRect }])
  }
  const watched = (): Element[] => [...observers].flatMap((observer) => [...observer.watched])
  return { see, watched, options: () => [...observers].map(({ options }) => options) }
}

/** Lets promises and mutation observers have their turn. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
