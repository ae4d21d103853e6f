// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"enableIframePageLoading": true}}
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { hydrate } from '#render/islands/hydrate.ts'

import { SignUp } from './SignUp.island.tsx'

const props = {
  action: 'https://forms.example/post',
  name: 'entry.1',
  flag: 'newsletter:letters:2025-05',
  label: 'Email address',
  placeholder: '',
  button: 'Sign up',
  autocomplete: 'email',
  offline: 'You are offline.',
  blocked: 'It was not sent.',
} as const

let marker: HTMLElement
let stop: () => void

beforeEach(() => {
  marker = document.body.appendChild(document.createElement('sb-island'))
  marker.innerHTML = renderToString(<SignUp {...props} />, { identifierPrefix: 'b-1-' })
  stop = hydrate(marker, SignUp as never, props, 'b-1-')
})
afterEach(() => {
  stop()
  localStorage.clear()
  document.body.innerHTML = ''
})

const state = () => marker.firstElementChild?.getAttribute('data-state')

test('the press that woke the form posts into the hidden frame and is thanked for (K4, K6)', async () => {
  const targets: (string | undefined)[] = []
  marker.addEventListener('submit', (event) => {
    targets.push(marker.querySelector('form')?.target)
    event.preventDefault()
  })
  marker.querySelector('input')!.value = 'a@b.example'
  marker.querySelector('button')!.click()
  expect(targets).toEqual([marker.querySelector('iframe')?.name])
  await vi.waitFor(() => expect(state()).toBe('thanks'))
  expect(localStorage.getItem(props.flag)).not.toBeNull()
})

test.each([
  ['storage', window],
  ['pageshow', window],
  ['visibilitychange', document],
  ['prerenderingchange', document],
])('a page that is open thanks whoever signed up on another one, at %s (K5)', async (type, on) => {
  await vi.waitFor(() => expect(marker.querySelector('iframe')).not.toBeNull())
  expect(state()).toBe('asking')
  localStorage.setItem(props.flag, 'now')
  on.dispatchEvent(new Event(type))
  await vi.waitFor(() => expect(state()).toBe('thanks'))
})
