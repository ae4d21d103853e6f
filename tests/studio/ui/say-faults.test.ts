// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { sayFaults } from '#studio/ui/say-faults.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const page = 'multi-location/home.json'

test('what an action throws is said, in words, and what a browser or an ended request says is not', () => {
  const store = openStudio({ [page]: { title: 'Hello', blocks: [] } }, page)
  const said = (): string => store.getState().said.text
  const stop = sayFaults(store)
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
  const ended = new DOMException('The request was given up', 'AbortError')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ended }))
  expect(said()).toBe('')
  dispatchEvent(new ErrorEvent('error', { error: new Error('the seventh block has no corner') }))
  expect(said()).toBe('That didn’t work: the seventh block has no corner. Your work is safe.')
  expect(store.getState().said.kind).toBe('refused')
  const reason = new TypeError('x is undefined')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(said()).toContain('x is undefined')
  stop()
  dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
  expect(said()).not.toContain('later')
})
