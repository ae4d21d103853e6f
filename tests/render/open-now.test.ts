// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { calendarOf, weekdayNames } from '#engine/time/calendar.ts'
import { start } from '#kit/open-now.behavior.ts'
import { model } from '#tests/contract/test-site.ts'

const props = JSON.stringify({
  ...calendarOf(model.locations['counter']!.hours, model.opening!.special, 'en-US'),
  zone: 'America/New_York',
  names: weekdayNames('en-US'),
  says: model.opening!.says,
})
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:29:30-05:00') })
  root = document.createElement('div')
  root.dataset['props'] = props
  root.innerHTML = '<p></p>'
})
afterEach(() => vi.useRealTimers())

const said = (): string => root.textContent.replaceAll('\u00a0', ' ')

test('the words change in the minute in which the shop does', () => {
  const stop = start(root)
  expect(said()).toBe('Open now, until 4 PM')
  vi.advanceTimersByTime(29_999)
  expect(said()).toBe('Open now, until 4 PM')
  vi.advanceTimersByTime(1)
  expect(said()).toBe('Closes soon, at 4 PM')
  vi.advanceTimersByTime(30 * 60_000)
  expect(said()).toBe('Closed now, opens 7 AM tomorrow')
  stop()
})

test('once stopped, it no longer looks at the clock', () => {
  start(root)()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is announced', () => {
  const stop = start(root)
  expect(root.outerHTML).not.toMatch(/aria-live|role=/)
  stop()
})

test('a phone that slept says what is true once it is looked at', () => {
  const stop = start(root)
  vi.setSystemTime('2026-11-26T03:10:00-05:00')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said()).toBe('Closed for Thanksgiving, opens 7 AM tomorrow')
  expect(vi.getTimerCount()).toBe(1)
  stop()
  vi.setSystemTime('2026-11-27T12:00:00-05:00')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said()).toContain('Thanksgiving')
})
