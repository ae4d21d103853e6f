// @vitest-environment happy-dom
import { type ComponentType, createElement, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { hydrate } from '#render/islands/hydrate.ts'

import { settle } from './browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function Counter({ from }: { from?: number }) {
  const [count, setCount] = useState(from ?? 0)
  return createElement(
    'button',
    { id: useId(), onClick: () => setCount(count + 1) },
    `Count ${count}`,
  )
}

/** An element with the HTML that the server makes of this component. */
function marker(component: ComponentType, props: object): HTMLElement {
  const element = document.body.appendChild(document.createElement('sb-island'))
  element.innerHTML = renderToString(createElement(component, props), { identifierPrefix: 'b-1-' })
  return element
}

test('an island wakes in the HTML it was sent as, and hears a click at once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = marker(Counter, { from: 3 })
  const button = element.querySelector('button')!
  const stop = hydrate(element, Counter, { from: 3 }, 'b-1-')
  button.click()
  await settle()
  expect(element.querySelector('button')).toBe(button)
  expect(button.textContent).toBe('Count 4')
  expect(report).not.toHaveBeenCalled()
  stop()
})

test('an island that throws leaves the HTML that was there, and the console says why', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = marker(Counter, { from: 3 })
  const before = element.innerHTML
  const fault = new Error('no')
  hydrate(
    element,
    () => {
      throw fault
    },
    {},
    'b-1-',
  )
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(fault))
  await settle()
  await settle()
  expect(element.innerHTML).toBe(before)
})

test('what was typed is kept where a password manager wrote into the HTML before React came', async () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Form = () =>
    createElement('form', null, createElement('p', null, 'Your address'), [
      createElement('input', { key: 'a', name: 'email', defaultValue: '' }),
      createElement('input', { key: 'b', name: 'more', defaultValue: 'x' }),
    ])
  const element = marker(Form, {})
  const [email] = element.querySelectorAll('input')
  email!.value = 'ada@example.org'
  email!.focus()
  email!.after(document.createElement('div'))
  const stop = hydrate(element, Form, {}, 'b-1-')
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  const [drawn, more] = element.querySelectorAll('input')
  expect(drawn).not.toBe(email)
  expect([drawn?.value, more?.value]).toEqual(['ada@example.org', 'x'])
  expect(document.activeElement).toBe(drawn)
  stop()
})
