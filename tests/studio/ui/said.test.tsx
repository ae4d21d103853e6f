// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { StudioStore } from '#studio/state/store.ts'
import { Said } from '#studio/ui/Said.tsx'
import { openStudio } from '#tests/studio/open-studio.ts'

import { drawsInDocument, mount } from './mount.tsx'

drawsInDocument()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a refusal is in sight until it was read, and stays to be read out', () => {
  const store = openStudio({ 'one/home.json': { blocks: [] } }, 'one/home.json')
  const { get } = mount(
    <StudioStore value={store}>
      <Said />
    </StudioStore>,
  )
  const status = get('status', 'What happened')
  const quiet = status.className
  act(() => store.getState().say('Moved.'))
  expect(status.className).toBe(quiet)
  act(() => store.getState().say('This is already the first block.', true))
  expect(status.className).not.toBe(quiet)
  act(() => void vi.advanceTimersByTime(3900))
  expect(status.className).not.toBe(quiet)
  act(() => void vi.advanceTimersByTime(200))
  expect(status.className).toBe(quiet)
  expect(status.textContent).toBe('This is already the first block.')
  act(() => store.getState().say('This is already the first block.', true))
  expect(status.className).not.toBe(quiet)
})
