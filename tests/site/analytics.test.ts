// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { watchClicks } from '#site/analytics/clicks.ts'
import { sinkOf } from '#site/analytics/sinks.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <section data-event="ct: outer"><a href="#there" data-event="ct: ghlogo"><span id="deep">x</span></a><b id="beside">y</b></section>
    <p id="plain">z</p>`
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(navigator, 'sendBeacon')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const click = (id: string): boolean =>
  document
    .getElementById(id)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Any button but the first. */
const press = (id: string, button: number): boolean =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }))

describe('a click', () => {
  test('is one event with the nearest label, however deep (N2)', () => {
    const labels: string[] = []
    watchClicks(document.body, (label) => labels.push(label))
    click('deep')
    expect(labels).toEqual(['ct: ghlogo'])
    click('beside')
    expect(labels).toEqual(['ct: ghlogo', 'ct: outer'])
  })

  test('of the middle button, which opens a new tab, is one event, and none of the right (N2)', () => {
    const labels: string[] = []
    const stop = watchClicks(document.body, (label) => labels.push(label))
    press('deep', 1)
    expect(labels).toEqual(['ct: ghlogo'])
    press('deep', 2)
    stop()
    press('deep', 1)
    expect(labels).toEqual(['ct: ghlogo'])
  })

  test('on something without a label is none', () => {
    const sink = vi.fn()
    watchClicks(document.body, sink)
    click('plain')
    expect(sink).not.toHaveBeenCalled()
  })

  test('still leads where it leads (N2)', () => {
    watchClicks(document.body, () => {})
    expect(click('deep')).toBe(true)
  })

  test('is not counted any more once stopped', () => {
    const sink = vi.fn()
    watchClicks(document.body, sink)()
    click('deep')
    expect(sink).not.toHaveBeenCalled()
  })
})

describe('where clicks go', () => {
  const layer = (): unknown => (window as { dataLayer?: unknown }).dataLayer

  const beacon = () => {
    const send = vi.fn((_url: string, _body: URLSearchParams) => true)
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: send })
    return send
  }

  test.each([undefined, 'none', 'unknown'])('nowhere for the sink %j', (name) => {
    const send = beacon()
    sinkOf(name, '/events')('ct: ghlogo')
    expect(layer()).toBeUndefined()
    expect(send).not.toHaveBeenCalled()
  })

  test('into the data layer, made if there is none', () => {
    sinkOf('dataLayer')('ct: ghlogo')
    sinkOf('dataLayer')('ct: uelogo')
    expect(layer()).toEqual([
      { event: 'click', label: 'ct: ghlogo' },
      { event: 'click', label: 'ct: uelogo' },
    ])
  })

  test('as a beacon with the page', () => {
    const send = beacon()
    sinkOf('beacon', '/events')('ct: OrderNow sidebar')
    expect(send).toHaveBeenCalledOnce()
    const [url, body] = send.mock.calls[0]!
    expect([url, body.get('label'), body.get('page')]).toEqual([
      '/events',
      'ct: OrderNow sidebar',
      location.pathname,
    ])
  })

  test('nowhere without an address for the beacon', () => {
    const send = beacon()
    sinkOf('beacon')('ct: ghlogo')
    expect(send).not.toHaveBeenCalled()
  })

  test('nowhere for a visitor who objects to being tracked', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    sinkOf('dataLayer')('ct: ghlogo')
    expect(layer()).toBeUndefined()
  })
})
