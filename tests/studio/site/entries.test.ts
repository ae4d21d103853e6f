import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { changeEntry } from '#studio/commands/change-entry.ts'
import { entriesOf } from '#studio/site/entries.ts'
import { openedOn } from '#tests/studio/open-studio.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`pages/content/${name}.json`, 'utf8'))

/** The first entries of a document, what is in another one set in. */
const outline = (document: unknown): string[] =>
  entriesOf(document).map(({ title, depth }) => `${'  '.repeat(depth)}${title}`)

describe('what a document of the real site is made of', () => {
  test('shops', () => expect(outline(read('locations'))).toContain('UES'))
  test('links', () =>
    expect(entriesOf(read('links')).map(({ at }) => at)).toContain('/links/order'))
  test('colours of the theme, which have no name but their key', () => {
    const theme: unknown = JSON.parse(readFileSync('pages/theme.json', 'utf8'))
    expect(outline(theme).slice(0, 3)).toEqual(['mayo', 'mustard', 'ham'])
  })
  test('sections of the menu, and what is in them', () =>
    expect(outline(read('menu')).slice(0, 2)).toEqual(['Sandwiches', '  The Gigante']))
  test('questions of the quiz', () =>
    expect(outline(read('quiz/questions'))[0]).toMatch(/^The train stops/))
})

test.each([null, [], 'x', { a: [1, 2] }, { a: [[]] }])('%j is made of nothing', (document) => {
  expect(entriesOf(document)).toEqual([])
})

describe('an entry', () => {
  const id = 'content/menu.json'
  const menu = {
    sections: [
      { id: 'hot', name: 'Hot', items: [{ id: 'soup', name: 'Soup', price: 6 }] },
      { id: 'cold', name: 'Cold', items: [] },
    ],
  }
  const shops = { locations: { ues: { name: 'UES' }, noho: { name: 'Noho' } } }

  /** The document after one thing was done to one entry of it, or why it was not. */
  const after = (
    document: unknown,
    at: string,
    what: 'duplicate' | 'up' | 'down' | 'delete',
    least = 0,
  ) => {
    const store = openedOn({ [id]: document })
    const ran = store.getState().run(changeEntry, { document: id, at, title: 'It', what, least })
    return ran ? store.getState().values[id] : store.getState().said.text
  }

  test('is duplicated with ids that nothing in the document has, at any depth', () => {
    expect(after(menu, '/sections/0', 'duplicate')).toEqual({
      sections: [
        menu.sections[0],
        { id: 'hot-2', name: 'Hot', items: [{ id: 'soup-2', name: 'Soup', price: 6 }] },
        menu.sections[1],
      ],
    })
  })

  test('of a record is duplicated under a name of its own', () => {
    const { locations } = after(shops, '/locations/ues', 'duplicate') as typeof shops
    expect(Object.keys(locations)).toEqual(['ues', 'noho', 'ues-2'])
  })

  test('moves where there is an order', () => {
    const { sections } = after(menu, '/sections/0', 'down') as typeof menu
    expect(sections.map(({ id }) => id)).toEqual(['cold', 'hot'])
    expect(after(shops, '/locations/noho', 'up')).toBe('These can’t be reordered.')
  })

  test('is refused where it cannot go, in words', () => {
    expect(after(menu, '/sections/0', 'up')).toBe('This is already the first.')
    expect(after(menu, '/sections/1', 'down')).toBe('This is already the last.')
    expect(after(menu, '/sections/0/items/0', 'delete', 1)).toBe(
      'There has to be one. Change it instead.',
    )
    expect(after(menu, '/sections/0', 'delete', 2)).toBe('There have to be 2. Add another first.')
    expect(after(menu, '/sections/7', 'delete')).toBe('That isn’t there anymore.')
  })

  test('is deleted, the last one too where the schema lets the list be empty', () => {
    const { sections } = after(menu, '/sections/0/items/0', 'delete') as typeof menu
    expect(sections[0]?.items).toEqual([])
  })

  test('is undone', () => {
    const store = openedOn({ [id]: shops })
    store.getState().run(changeEntry, {
      document: id,
      at: '/locations/ues',
      title: 'UES',
      what: 'delete',
    })
    store.getState().travel('undo')
    expect(JSON.stringify(store.getState().values[id])).toBe(JSON.stringify(shops))
  })
})
