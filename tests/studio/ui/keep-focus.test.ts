// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { keepFocus } from '#studio/ui/keep-focus.ts'

let stop: () => void = () => {}
afterEach(() => stop())

function drawn(): Record<'page' | 'first' | 'second', HTMLElement> {
  document.body.innerHTML =
    '<main><p id="page" tabindex="0"></p></main><button id="first"></button><button id="second"></button>'
  stop = keepFocus(document)
  const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body
  return { page: at('page'), first: at('first'), second: at('second') }
}

test('the page has the focus once what had it is gone', async () => {
  const { page, first } = drawn()
  first.focus()
  first.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(page)
})

test('in the list of pages, its title has it', async () => {
  const { first } = drawn()
  const main = document.querySelector('main')
  if (main) main.innerHTML = '<h1 tabindex="-1">Pages</h1>'
  first.focus()
  first.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(main?.firstChild)
})

test('what was given the focus in its place keeps it', async () => {
  const { first, second } = drawn()
  first.focus()
  first.remove()
  second.focus()
  await Promise.resolve()
  expect(document.activeElement).toBe(second)
})

test('who has not been anywhere yet is led nowhere', async () => {
  const { first } = drawn()
  first.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
