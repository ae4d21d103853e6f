// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { start } from './contents.behavior.ts'

const ids = ['who', 'orders', 'law']
let stop = (): void => {}

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A page of 3000 px, seen through 1000 px, with headings at these heights. */
function open(heights: readonly number[]): void {
  document.body.innerHTML = `<nav>${ids.map((id) => `<a href="#${id}">${id}</a>`).join('')}</nav>
    ${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}`
  const root = document.documentElement
  vi.stubGlobal('innerHeight', 1000)
  Object.defineProperty(root, 'clientHeight', { configurable: true, value: 1000 })
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: 3000 })
  for (const [index, id] of ids.entries()) {
    const heading = document.getElementById(id)
    if (heading)
      heading.getBoundingClientRect = () => new DOMRect(0, (heights[index] ?? 0) - scrollY, 10, 10)
  }
  stop = start(document.querySelector('nav') as HTMLElement)
}

function scroll(y: number): void {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

const marked = (): string[] =>
  [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent)

test('the section being read is marked, and follows scrolling both ways', () => {
  open([200, 1400, 2800])
  expect(marked()).toEqual(['who'])
  scroll(1090)
  expect(marked()).toEqual(['who'])
  scroll(1200)
  expect(marked()).toEqual(['orders'])
  scroll(0)
  expect(marked()).toEqual(['who'])
})

test('at the top the first section is marked even where its heading is far below', () => {
  open([900, 1400, 2800])
  expect(marked()).toEqual(['who'])
})

test('at the end of the page the last section is marked, however short it is', () => {
  open([200, 1400, 2800])
  scroll(2000)
  expect(marked()).toEqual(['law'])
})

test('a row whose section is gone is passed over', () => {
  open([200, 1400, 2800])
  stop()
  document.getElementById('orders')?.remove()
  stop = start(document.querySelector('nav') as HTMLElement)
  scroll(1500)
  expect(marked()).toEqual(['who'])
})

test('once stopped, it leaves the list alone', () => {
  open([200, 1400, 2800])
  stop()
  scroll(1200)
  expect(marked()).toEqual(['who'])
})
