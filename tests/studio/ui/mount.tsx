import { type ReactNode, act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

const stops: (() => void)[] = []

/** Draws in a document of its own for each test; call it once at the top of a test file. */
export function drawsInDocument(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // Who writes is not asked anything; a field of another test would be written in for ever.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    popovers()
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.unstubAllGlobals()
  })
}

/** Gives a field another text, as somebody who types it does: React hears of no other way. */
export function typeInto(field: HTMLElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  act(() => {
    field.focus()
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Does something, and waits until what is loaded and answered for it is drawn. */
export const settled = (work: () => unknown = () => {}): Promise<void> =>
  act(async () => {
    work()
    await new Promise((done) => setTimeout(done))
  })

export interface Mounted {
  readonly root: HTMLElement
  /** The element of that role and name. @throws {Error} where there is none. */
  get(role: string, name?: string): HTMLElement
  press(key: string): void
  click(element: HTMLElement): void
  draw(node: ReactNode): void
  unmount(): void
}

export function mount(node: ReactNode): Mounted {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const draw = (next: ReactNode): void => act(() => root.render(next))
  draw(node)
  stops.push(() => {
    act(() => root.unmount())
    host.remove()
  })
  return {
    root: host,
    draw,
    unmount: () => act(() => root.render(null)),
    get(role, name) {
      const found = [...host.querySelectorAll<HTMLElement>(`[role=${role}], ${role}`)].find(
        (element) => name === undefined || nameOf(element) === name,
      )
      if (!found) throw new Error(`There is no ${role} "${name ?? ''}" in ${host.innerHTML}`)
      return found
    },
    press(key) {
      act(() => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      })
    },
    click: (element) => act(() => element.click()),
  }
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? ''
}

/** The part of the popover API that the Studio uses, which this DOM does not have. */
function popovers(): void {
  const toggle = (newState: string) =>
    function (this: HTMLElement): void {
      this.toggleAttribute('data-open', newState === 'open')
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    }
  Object.assign(HTMLElement.prototype, {
    showPopover: toggle('open'),
    hidePopover: toggle('closed'),
  })
}
