// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { start } from './refresh.behavior.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ages move on while the page is open, and when it is looked at again (H10)', async () => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T12:00:00Z')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<div><ul data-tiles><li><time datetime="2026-11-20T12:00:00Z"></time></li></ul></div>`
  const stop = start(document.querySelector('div')!)
  const age = () => document.querySelector('time')?.textContent
  expect(age()).toBe('just now')
  await vi.advanceTimersByTimeAsync(61_000)
  expect(age()).toBe('1 minute ago')
  vi.setSystemTime('2026-11-23T13:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(age()).toBe('3 days ago')
  stop()
})

test('Escape takes the words off the photo that has the focus, until the focus goes elsewhere', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.body.innerHTML = `<div><ul data-tiles><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></div>`
  const stop = start(document.querySelector('div')!)
  const [first, second] = document.querySelectorAll('a')
  first?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(first?.matches('[data-bare]')).toBe(true)
  expect(second?.matches('[data-bare]')).toBe(false)
  second?.focus()
  expect(first?.matches('[data-bare]')).toBe(false)
  stop()
})
