// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"enableIframePageLoading": true}}
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type SignUpProps, start } from './sign-up.behavior.ts'

const props: SignUpProps = {
  flag: 'newsletter:letters:2025-05',
  offline: 'You are offline.',
  blocked: 'It was not sent.',
}

let exchange: HTMLElement
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <section>
      <div data-state="asking">
        <form action="https://forms.example/post" method="post" target="_blank">
          <input type="email" name="entry.1" required />
          <button>Sign up</button>
        </form>
        <p role="status"></p>
        <sb-island></sb-island>
      </div>
      <div tabindex="-1">Thanks</div>
    </section>`
  exchange = document.querySelector('[data-state]')!
  const marker = document.querySelector<HTMLElement>('sb-island')!
  marker.dataset['props'] = JSON.stringify(props)
  stop = start(marker)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.innerHTML = ''
})

const state = () => exchange.dataset['state']
const said = () => exchange.querySelector('[role=status]')!

/** Presses the button over an address, and holds back what the browser would send. */
function send(): (string | undefined)[] {
  const targets: (string | undefined)[] = []
  exchange.addEventListener('submit', (event) => {
    targets.push(exchange.querySelector('form')?.target)
    event.preventDefault()
  })
  const field = exchange.querySelector('input')!
  field.value = 'a@b.example'
  field.focus()
  exchange.querySelector('button')!.click()
  return targets
}

test('the form posts into the hidden frame and is thanked for, and the focus goes along (K4, K6)', async () => {
  const targets = send()
  expect(targets).toEqual([exchange.querySelector('iframe')?.name])
  await vi.waitFor(() => expect(state()).toBe('thanks'))
  expect(localStorage.getItem(props.flag)).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('Thanks')
  expect(said().childNodes, 'which would take room').toHaveLength(0)
})

test('what was not sent is told in an element of its own each time (K9)', () => {
  vi.stubGlobal('navigator', { onLine: false })
  send()
  expect([state(), said().textContent]).toEqual(['offline', props.offline])
  const first = said().firstChild
  exchange.querySelector('button')!.click()
  expect([state(), said().textContent]).toEqual(['offline', props.offline])
  expect(said().firstChild).not.toBe(first)
  expect(localStorage.getItem(props.flag)).toBeNull()
})

test.each([
  ['storage', window],
  ['pageshow', window],
  ['visibilitychange', document],
  ['prerenderingchange', document],
])('a page that is open thanks whoever signed up on another one, at %s (K5)', (type, on) => {
  expect(state()).toBe('asking')
  localStorage.setItem(props.flag, 'now')
  on.dispatchEvent(new Event(type))
  expect(state()).toBe('thanks')
})

test('stopped, the form posts where it did before', () => {
  stop()
  expect(exchange.querySelector('iframe')).toBeNull()
  expect(exchange.querySelector('form')?.target).toBe('_blank')
})
