import { afterEach, expect, test, vi } from 'vitest'

import { headingOrder } from '#engine/rules/content/heading-order.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { headingsOf } from '#engine/site/headings.ts'
import { check, home, page } from '#tests/engine/site.ts'

const band = { type: 'text-band', heading: 'Words', text: ['Some words.'] }
const poster = {
  type: 'poster',
  headline: [{ text: 'No bowls' }],
  text: ['There are none.'],
  image: { src: 'media/logo.svg', alt: '' },
}
const shelf = {
  type: 'shelf',
  heading: ['Shelf'],
  items: [
    { name: 'Pickles', image: { src: 'media/logo.svg', alt: '' } },
    { name: 'Mustard', image: { src: 'media/logo.svg', alt: '' } },
  ],
}
const blocks = (...list: object[]): Record<string, string> => ({
  [home]: page(list.map((block, index) => ({ ...block, id: `block-${index}` }))),
})

test.each<[string, object[], string[]]>([
  ['one title and what belongs to it', [poster, band, band], []],
  ['a second title in a block of one layout', [poster, band, { ...poster, layout: 'bare' }], []],
  ['a second title that is hidden', [poster, band, { ...poster, hidden: true }], []],
  [
    'a second title',
    [poster, band, poster],
    [
      'heading-order [block 3 (poster) › headline] This is a second title of the page, a heading of level 1. Keep one of the two blocks, or show this one on another page.',
    ],
  ],
  [
    'two titles in a row',
    [poster, poster],
    [
      'heading-order [block 2 (poster) › headline] This is a second title of the page, a heading of level 1. Keep one of the two blocks, or show this one on another page.',
    ],
  ],
  [
    'a heading that is missing, as one finding',
    [poster, { ...shelf, heading: undefined }],
    [
      'missing-setting [block 2 (shelf)] "heading" is missing from the block "shelf". Add "heading": The headline, line by line.',
    ],
  ],
  [
    'a heading before the title',
    [band, poster],
    [
      'heading-order [block 1 (text-band) › heading] This heading of level 2 comes before the title of the page. Move block 2 above it.',
    ],
  ],
])('%s', async (_, list, expected) =>
  expect((await check(blocks(...list))).map((line) => line.replace(/^\S+ /, ''))).toEqual(expected),
)

afterEach(() => vi.restoreAllMocks())

test('a heading two levels below the one before, in a block of somebody’s own', () => {
  const schemaOf = blockSchemas.get.bind(blockSchemas)
  vi.spyOn(blockSchemas, 'get').mockImplementation((type) =>
    type === 'of-our-own' ? { properties: { name: { 'x-heading': 3 } } } : schemaOf(type),
  )
  const list = [poster, { type: 'of-our-own', name: 'Pickles' }]
  const told: string[] = []
  headingOrder.checkPage?.(
    { blocks: list },
    { headings: headingsOf(list) } as never,
    ({ at, problem, remedy }) => void told.push(`${at} ${problem} ${remedy}`),
  )
  expect(told).toEqual([
    '/blocks/1/name This is a heading of level 3 after one of level 1. Put a block with a heading of level 2 between them.',
  ])
})
