import { describe, expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { entries } from '#studio/palette/examples.ts'
import { find } from '#studio/palette/find.ts'
import { fitted } from '#studio/palette/fitted.ts'
import { goodAfter } from '#studio/palette/good-after.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

/** Titles of what is found, the likeliest first. */
const found = (words: string): string[] => find(words, entries).map(({ title }) => title)

describe('searching', () => {
  test('shows all for no words', () => expect(found('  ')).toHaveLength(blockSchemas.size))
  test('finds by name, however it is written', () => expect(found('FAVES')[0]).toBe('Faves'))
  test('finds by how a name begins', () => expect(found('loc')[0]).toBe('Locations'))
  test('finds by what one wants to show', () => expect(found('address')[0]).toBe('Locations'))
  test('finds by words of the description', () =>
    expect(found('row sandwiches')).toContain('Faves'))
  test('finds with a letter wrong', () => expect(found('newsleter')).toEqual(['Newsletter']))
  test('finds nothing for what there is not', () => expect(found('xylophone')).toEqual([]))
})

test('every block can be added from its example', () => {
  expect(entries.map(({ type }) => type).toSorted()).toEqual([...blockSchemas.keys()].toSorted())
  for (const { type, example, category } of entries) {
    expect(example.type).toBe(type)
    expect(category).not.toBe('')
  }
})

test('what is added shows what the open page shows, where the site lacks what the example does', () => {
  const page = (src: string) => ({ blocks: [{ type: 'intro', image: { src, alt: '' } }] })
  const documents = { 'one/about.json': page('media/b.svg'), 'one/home.json': page('media/a.svg') }
  const store = openStudio(documents, 'one/home.json')
  const file = {
    url: '',
    width: 1,
    height: 1,
    kind: 'vector',
    type: 'image/svg+xml',
    bytes: 1,
  } as const
  const media = ['media/a.svg', 'media/b.svg'].map((src) => [src, { ...file, src }] as const)
  store.getState().stocked(Object.fromEntries(media))
  const shelf = entries.find(({ type }) => type === 'shelf')!
  const added = fitted(shelf.example, store.getState()) as { items?: { image: { src: string } }[] }
  expect(added.items?.map(({ image }) => image.src).slice(0, 2)).toEqual([
    'media/a.svg',
    'media/b.svg',
  ])
})

test('what comes soon and often after a block is good after it', () => {
  const page = (...types: unknown[]) => ({
    blocks: types.map((type) => (type === null ? null : { type })),
  })
  const values = {
    'one/home.json': page('faves', 'edge', 'shelf', 'intro', 'quiz'),
    'one/more.json': page('intro', 'faves', 'shelf', null, 'faves'),
    'content/menu.json': page('faves', 'marquee'),
    'two/odd.json': { blocks: 'faves' },
  }
  expect(goodAfter('faves', values).filter((type) => type !== '')).toEqual([
    'shelf',
    'edge',
    'intro',
  ])
  expect(goodAfter('quiz', values)).toEqual([])
})
