import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { start } from '#kit/essential.behavior.ts'

const page = new Window({ url: 'https://shop.example/quiz' })
const reload = vi.fn()
let stop = () => {}

beforeEach(() => {
  page.sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('sessionStorage', page.sessionStorage)
  vi.stubGlobal('location', { pathname: '/quiz', reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** The page as a visitor loads it; says what it shows after these events. */
function visit(...events: string[]): string {
  page.document.body.innerHTML =
    '<div><i>island</i><template><h1>Unexpected Application Error!</h1></template></div>'
  const root = page.document.body.firstElementChild as unknown as HTMLElement
  stop = start(root)
  for (const name of events)
    root
      .querySelector('i')
      ?.dispatchEvent(new page.Event(name, { bubbles: true }) as unknown as Event)
  return root.querySelector('h1')?.textContent ?? root.querySelector('i')?.textContent ?? ''
}

test('a script that does not arrive loads the page once more, then the error screen shows (B25, B26, D33, T5)', () => {
  expect(visit('island-missing')).toBe('island')
  expect(reload).toHaveBeenCalledOnce()
  expect(visit('island-missing')).toBe('Unexpected Application Error!')
  expect(reload).toHaveBeenCalledOnce()
})

test('offline the page stays as it is, and is loaded anew once there is a network again (B25)', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(visit('island-missing', 'island-missing')).toBe('island')
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  page.dispatchEvent(new page.Event('online'))
  page.dispatchEvent(new page.Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('another address has a try of its own (D33)', () => {
  visit('island-missing')
  vi.stubGlobal('location', { pathname: '/other', reload })
  expect(visit('island-missing')).toBe('island')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a component that throws shows the error screen at once (B26)', () => {
  expect(visit('island-threw')).toBe('Unexpected Application Error!')
  expect(reload).not.toHaveBeenCalled()
})

test('where nothing can be remembered nothing is loaded again, so that it cannot loop (T5)', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(visit('island-missing')).toBe('Unexpected Application Error!')
  expect(reload).not.toHaveBeenCalled()
})
