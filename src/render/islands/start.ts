/**
 * Starts what a page has that moves: behaviors at once, islands when they are due.
 *
 * An island is `<sb-island>` with `data-src` (its script), `data-runtime` (the script with React),
 * `data-export` (the component's name), `data-when` (`visible`, `idle` or `interaction`),
 * `data-media` (only where this query matches), `data-prefix` and `data-props`.
 */

type Stop = () => void
type Behavior = (root: HTMLElement) => Stop

/** Attaches every behavior to the elements that name it and watches the islands. */
export function startPage(behaviors: Record<string, Behavior>): Stop {
  const stops: Stop[] = []
  for (const [key, start] of Object.entries(behaviors)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-behavior~="${key}"]`)) stops.push(start(element))
  }
  for (const element of document.querySelectorAll<HTMLElement>('sb-island')) stops.push(watch(element))
  return () => stops.forEach((stop) => stop())
}

function watch(element: HTMLElement): Stop {
  const { src = '', runtime = '', export: name = '', when, media, prefix = '', props = '{}' } = element.dataset
  const abort = new AbortController()
  const { signal } = abort
  let stop: Stop | undefined
  let started = false
  const start = async (): Promise<void> => {
    if (started || signal.aborted || (media && !matchMedia(media).matches)) return
    started = true
    try {
      const [{ hydrate }, module] = await Promise.all([import(/* @vite-ignore */ runtime), import(/* @vite-ignore */ src)])
      if (!signal.aborted) stop = hydrate(element, module[name], JSON.parse(props), prefix)
    } catch (error) {
      console.warn(`A part of this page could not be loaded: ${src}`, error)
      started = false
      listen()
    }
  }
  const listen = (): void => {
    for (const type of ['pointerover', 'pointerdown', 'focusin']) element.addEventListener(type, start, { once: true, signal })
  }
  if (when === 'visible') {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void start()
    }, { rootMargin: '200px' })
    for (const child of element.children) observer.observe(child)
    signal.addEventListener('abort', () => observer.disconnect())
  } else if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(() => void start())
  else listen()
  return () => {
    abort.abort()
    stop?.()
  }
}
