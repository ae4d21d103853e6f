import { expect, test } from 'vitest'

import type { ShelfProps } from '#schema/types.ts'
import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { Shelf } from './Shelf.tsx'

const shelf = blockDrawer(Shelf, example)

test('what we make is a list, each thing a heading with its line under it (G2)', () => {
  const html = shelf()
  const names = [...html.matchAll(/<li[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)
  expect(names).toEqual(example.items.map(({ name }) => name))
  expect(html).toContain('<p class="t-text">Out at ten. Gone by two.</p>')
})

test('the headline reads as one phrase', () => {
  expect(words(/<h2.*?<\/h2>/.exec(shelf())?.[0] ?? '')).toBe('Five things off our shelf')
})

test('up to five things share a board, more are spread evenly over two', () => {
  const [thing] = example.items
  const things = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...thing,
      name: `Thing ${index}`,
    })) as ShelfProps['items']
  expect(shelf()).toContain('--count:5')
  expect(shelf({ items: things(6) })).toContain('--count:3')
  expect(shelf({ items: things(9) })).toContain('--count:5')
})

test('the drawings are decoration and wait until they are near', () => {
  const pictures = shelf().match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(5)
  for (const picture of pictures) expect(picture).toMatch(/alt="".*loading="lazy"/)
})

test('without a note there is no empty one', () => {
  expect(shelf({ note: '' })).not.toContain('t-marker')
})
