import { describe, expect, test } from 'vitest'

import { type DrawnBlock, lineAt, placeAt } from '#studio/canvas/over/places.ts'

const block = (
  index: number,
  left: number,
  top: number,
  width: number,
  height: number,
): DrawnBlock => ({ index, box: { left, top, width, height } })

/** Three bands, of which the second one is hidden, and so not drawn. */
const bands = [block(0, 0, 0, 800, 100), block(2, 0, 100, 800, 300), block(3, 0, 400, 800, 50)]

/** A band over two cards side by side. */
const cards = [block(0, 0, 0, 800, 100), block(1, 0, 100, 390, 300), block(2, 410, 100, 390, 300)]

describe('a block that is dropped', () => {
  test('on the upper half of another comes before it, on the lower half after', () => {
    expect(placeAt(bands, 400, 20)).toBe(0)
    expect(placeAt(bands, 400, 80)).toBe(1)
    expect(placeAt(bands, 400, 240)).toBe(2)
    expect(placeAt(bands, 400, 260)).toBe(3)
  })
  test('below the last comes at the end', () => expect(placeAt(bands, 400, 2000)).toBe(4))
  test('on a card in a row comes at its side', () => {
    expect(placeAt(cards, 50, 380)).toBe(1)
    expect(placeAt(cards, 350, 120)).toBe(2)
    expect(placeAt(cards, 780, 120)).toBe(3)
  })
  test('on an empty page is its first', () => expect(placeAt([], 10, 10)).toBe(0))
})

describe('the line', () => {
  test('lies on the edge that the block will have', () => {
    expect(lineAt(bands, 0)).toMatchObject({ top: 0, upright: false })
    expect(lineAt(bands, 3)).toMatchObject({ top: 400, width: 800, upright: false })
    expect(lineAt(bands, 4)).toMatchObject({ top: 450, upright: false })
  })
  test('stands upright between cards of a row', () =>
    expect(lineAt(cards, 2)).toMatchObject({ left: 410, height: 300, upright: true }))
  test('is nowhere on an empty page', () => expect(lineAt([], 0)).toBeUndefined())
})
