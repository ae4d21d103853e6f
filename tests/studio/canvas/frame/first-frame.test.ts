// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { takeFrame } from '#studio/canvas/frame/first-frame.ts'

test.each([
  ['moves it as it is', true],
  ['can only take it out and put it in', false],
])('the first frame is taken once, by a browser that %s', (_, moves) => {
  const frames = vi.spyOn(document, 'createElement').mockImplementation(
    // One that asks no server for anything.
    () => document.createElementNS('http://www.w3.org/1999/xhtml', 'i') as HTMLElement,
  )
  const [place, other] = [document.createElement('div'), document.createElement('div')]
  const moveBefore = vi.fn((frame: Node) => place.append(frame))
  if (moves) Object.assign(place, { moveBefore })
  // An extension of the browser may keep one of its own there too.
  document.body.innerHTML =
    '<iframe></iframe><iframe src="/studio/frame" hidden></iframe><iframe></iframe>'
  const [, first] = document.body.children as unknown as HTMLElement[]

  expect(takeFrame(place)).toBe(first)
  expect(moveBefore).toHaveBeenCalledTimes(moves ? 1 : 0)
  expect([...place.children]).toEqual([first])
  expect(first?.hidden).toBe(false)

  const second = takeFrame(other)
  expect(second).not.toBe(first)
  expect([...other.children]).toEqual([second])
  expect(document.body.children).toHaveLength(2)
  frames.mockRestore()
})
