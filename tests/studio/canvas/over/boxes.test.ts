import { describe, expect, test } from 'vitest'

import {
  type Box,
  TAB_HEIGHT,
  TOOLS_HEIGHT,
  addPlace,
  scrollTo,
  tabTop,
  toolsTop,
} from '#studio/canvas/over/boxes.ts'

const box = (top: number, height: number): Box => ({ top, height, left: 0, width: 100 })

describe('the name of a block', () => {
  test('stands on its upper line', () => expect(tabTop(box(300, 200))).toBe(300 - TAB_HEIGHT))
  test('sticks to the top of the view while the block is taller', () =>
    expect(tabTop(box(-400, 900))).toBe(0))
  test('leaves with the end of the block', () =>
    expect(tabTop(box(-400, 410))).toBe(10 - TAB_HEIGHT))
})

describe('the tools of a block', () => {
  test('stand above it', () => expect(toolsTop(box(300, 200))).toBeLessThan(300 - TOOLS_HEIGHT))
  test('reach over the edge of the page rather than over the block’s first words', () =>
    expect(toolsTop(box(0, 900))).toBeLessThan(0))
  test('leave with the end of the block', () =>
    expect(toolsTop(box(-400, 410))).toBeLessThan(10 - TOOLS_HEIGHT))
})

describe('what is selected is scrolled to', () => {
  const view = 1000
  test('only when it does not show', () => {
    expect(scrollTo(box(100, 300), view)).toBe(0)
    expect(scrollTo(box(1200, 300), view)).toBeGreaterThan(200)
    expect(scrollTo(box(-500, 300), view)).toBeLessThan(-500)
  })
  test('not while it fills the view', () => expect(scrollTo(box(-200, 2000), view)).toBe(0))
  test('not while the first half of something tall shows', () =>
    expect(scrollTo(box(200, 3000), view)).toBe(0))
  test('with room for its name and tools', () => {
    const by = scrollTo(box(1200, 300), view)
    expect(1200 - by).toBeGreaterThan(TAB_HEIGHT + 10)
  })
})

test('the plus stands on the middle of the lower edge, and beside the pill at the foot of the view', () => {
  const block = (bottom: number) => ({ top: bottom - 300, left: 0, width: 800, height: 300 })
  expect(addPlace(block(500), 800)).toEqual({ top: 500, left: 400 })
  expect(addPlace(block(790), 800)).toEqual({ top: 790, left: 100 })
  expect(addPlace(block(801), 800)).toBeUndefined()
})
