import { expect, test } from 'vitest'

import { bannerEnd } from '#render/regions.ts'
import type { Block } from '#schema/types.ts'

/** Where the header comes, were these the blocks of a page; one with a "!" is hidden. */
const header = (...types: string[]): number =>
  bannerEnd(
    types.map((type) => ({ type: type.replace('!', ''), hidden: type.endsWith('!') }) as Block),
    'header',
  )

test('the header comes under the banners that begin a page, and over the first other block', () => {
  expect(header('intro', 'marquee')).toBe(0)
  expect(header('marquee', 'intro', 'edge')).toBe(1)
  expect(header('marquee', 'marquee', 'intro')).toBe(2)
})

test('a block that is hidden keeps no banner under the header', () => {
  expect(header('intro!', 'marquee', 'edge')).toBe(2)
})

test('where all that shows are banners, the header comes last', () => {
  expect(header('marquee', 'intro!')).toBe(2)
  expect(header()).toBe(0)
})
