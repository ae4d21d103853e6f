// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { start } from './today.behavior.ts'

let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  root = document.createElement('dl')
  root.dataset['timeZone'] = 'America/New_York'
  root.innerHTML = `
    <div id="week" data-days="1 2 3 4 5"></div><div id="sunday" data-days="0"></div>
    <div id="past" data-date="2026-11-11"></div><div id="thanks" data-date="2026-11-26"></div>`
})
afterEach(() => vi.useRealTimers())

const today = (): string[] => [...root.querySelectorAll('[aria-current=date]')].map(({ id }) => id)

test('marks the line about today, by the clock of the shop', () => {
  vi.setSystemTime('2026-11-23T04:30Z')
  const stop = start(root)
  expect(today()).toEqual(['sunday'])
  vi.advanceTimersByTime(30 * 60_000)
  expect(today()).toEqual(['week'])
  stop()
})

test('is right at once when the page is looked at again: a phone that sleeps runs no timers', () => {
  vi.setSystemTime('2026-11-22T12:00Z')
  const stop = start(root)
  vi.setSystemTime('2026-11-23T12:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(today()).toEqual(['week'])
  stop()
  vi.setSystemTime('2026-11-29T12:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(today()).toEqual(['week'])
})

test('a special day that is over goes, one that is today is marked, and its weekday is not', () => {
  vi.setSystemTime('2026-11-26T12:00Z')
  root.dataset['special'] = '2026-11-11 2026-11-26'
  const stop = start(root)
  expect(today()).toEqual(['thanks'])
  expect([...root.querySelectorAll('[hidden]')].map(({ id }) => id)).toEqual(['past'])
  stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime('2026-11-27T12:00Z')
  start(root)()
  expect(today()).toEqual(['week'])
})

test('details with nothing but days that are over go with them', () => {
  const box = document.createElement('details')
  root.innerHTML = '<div data-date="2026-11-26"></div>'
  box.append(root)
  vi.setSystemTime('2026-11-26T12:00Z')
  start(root)()
  expect(box.hidden).toBe(false)
  vi.setSystemTime('2026-11-27T12:00Z')
  start(root)()
  expect(box.hidden).toBe(true)
})
