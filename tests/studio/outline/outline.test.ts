import { describe, expect, test } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { factOf, iconOf, isScheduled, partsOf, onlyOf } from '#studio/outline/facts.ts'
import { problemsByBlock } from '#studio/outline/problems.ts'
import { idsBetween, rowOf, runsOf, treeRows } from '#studio/outline/tree-rows.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'

const HOME = 'multi-location/home.json'
const store = openStudio(realFiles(), HOME)
const { values } = store.getState()
const { blocks } = values[HOME] as { blocks: { type: string; id: string }[] }
const home = (id: string): unknown => blocks.find((block) => block.id === id)

describe('a row tells', () => {
  test('of an edge which it is', () => expect(factOf(home('lettuce'), values)).toBe('Lettuce'))
  test('of locations how many', () => expect(factOf(home('locations'), values)).toBe('4'))
  test('of a part of the menu which it is, once it is named', () => {
    const part = { type: 'menu-section', id: 'breakfast', section: 'breakfast' }
    expect(factOf(part, values)).toBe('Breakfast (all day)')
    expect(factOf({ ...part, section: 'brunch' }, values)).toBe('')
  })
  test('nothing of the lines of a headline', () => expect(factOf(home('hero'), values)).toBe(''))
  test('on which screens and in which layout it shows', () => {
    expect(onlyOf({ type: 'edge', when: { on: 'phones' } })).toBe('Phone')
    expect(onlyOf({ type: 'action-buttons', buttons: [] })).toBe('Phone')
    expect(onlyOf({ type: 'edge', layout: 'sidebar' })).toBe('Sidebar layout')
    expect(onlyOf({ type: 'action-buttons', layout: 'header' })).toBe('Phone, Header layout')
    expect(onlyOf(home('faves'))).toBe('')
  })
  test('that it comes or goes at a time', () => {
    expect(isScheduled({ type: 'edge', when: { from: '2026-12-01' } })).toBe(true)
    expect(isScheduled({ type: 'edge', when: { until: '2026-12-24T18:00' } })).toBe(true)
    expect(isScheduled({ type: 'edge', when: { on: 'phones' } })).toBe(false)
    expect(isScheduled({ type: 'edge', when: 7 })).toBe(false)
  })
  test('of an unknown type that something is wrong', () => {
    expect(iconOf('marqee')).toBe('problem')
    expect(iconOf('location-card')).toBe('place')
  })
  test.each([
    null,
    'text',
    42,
    [],
    {},
    { type: 42, layout: 7 },
    { type: 'faves', items: 'none', when: 7 },
  ])('nothing of %j', (entry) => {
    expect([factOf(entry, values), onlyOf(entry), partsOf(entry, values)]).toEqual(['', '', []])
  })
})

describe('parts', () => {
  test('are the items of the list, by name, with picture and colour', () => {
    const [baron] = partsOf(home('faves'), values)
    expect(baron?.title).toBe('the Baron')
    expect(baron?.pointer).toBe('/items/0')
    expect(baron?.picture).toMatch(/^media\//)
    expect(baron?.field).toBe('mustard')
  })
  test('without words are called as in the form: by what one of the list is, and its place', () => {
    const results = [{ image: 'media/quiz/Banh_Mi.png', field: 'blue' }]
    const [part] = partsOf({ type: 'quiz', id: 'quiz', results }, values)
    expect(part?.title).toBe('Result 1')
  })
  test('of locations have the names that the content gives them', () => {
    expect(partsOf(home('locations'), values).map(({ title }) => title)).toEqual([
      'UES',
      'NOHO',
      '14th Street',
      'PAS',
    ])
  })
  test('of a name that leads nowhere is the name, if it is one', () => {
    const odd = { type: 'location-card', id: 'x', locations: ['toString', 'nowhere', 7, null] }
    expect(partsOf(odd, values).map(({ title }) => title)).toEqual([
      'toString',
      'nowhere',
      'Location 3',
      'Location 4',
    ])
  })
})

describe('the tree', () => {
  const select = (ids: string[], pointer = '') => ({ blocks: ids, pointer })
  test('opens the only selected block', () => {
    const rows = treeRows(blocks, values, select(['faves']), new Map())
    expect(rows.filter(({ part }) => part).map(({ id, pointer }) => id + pointer)).toEqual([
      'faves/items/0',
      'faves/items/1',
      'faves/items/2',
    ])
  })
  test('keeps open and closed what was opened and closed by hand', () => {
    const parts = ([id, open]: [string, boolean]): number =>
      treeRows(blocks, values, select(['faves']), new Map([[id, open]])).filter(({ part }) => part)
        .length
    expect(parts(['faves', false])).toBe(0)
    expect(parts(['locations', true])).toBe(7)
  })
  test('opens a block whose id is a word of JavaScript', () => {
    const rows = treeRows(
      [{ ...blocks.find(({ id }) => id === 'faves'), id: 'constructor' }],
      values,
      select(['constructor']),
      new Map(),
    )
    expect(rows.map(({ part }) => part?.pointer)).toEqual([
      undefined,
      '/items/0',
      '/items/1',
      '/items/2',
    ])
  })
  test('finds the row of a setting in the part that holds it', () => {
    const selection = select(['faves'], '/items/1/name')
    const rows = treeRows(blocks, values, selection, new Map())
    expect(rows[rowOf(rows, selection, { to: '' })]?.pointer).toBe('/items/1')
    const closed = treeRows(blocks, values, selection, new Map([['faves', false]]))
    expect(closed[rowOf(closed, selection, { to: '' })]?.pointer).toBe('')
    expect(rowOf(rows, select([]), { to: '' })).toBe(-1)
  })
  test('selects from one block to another, whichever is first', () => {
    const rows = treeRows(blocks, values, select(['faves']), new Map())
    const ids = blocks.slice(4, 7).map(({ id }) => id)
    const [from = '', , to = ''] = ids
    expect(idsBetween(rows, { from, to })).toEqual(ids)
    expect(idsBetween(rows, { from: to, to: from })).toEqual(ids)
  })
  test('keeps a row in its run, whatever opens above it', () => {
    const many = Array.from({ length: 23 }, (_, index) => ({
      ...blocks.find(({ id }) => id === 'faves'),
      id: `b${index}`,
    }))
    const runs = (open: string) =>
      runsOf(treeRows(many, values, select([]), new Map([[open, true]]))).map(({ at, rows }) => [
        at,
        rows.length,
        rows[0]?.id,
      ])
    const closed = [
      [0, 10, 'b0'],
      [10, 10, 'b10'],
      [20, 3, 'b20'],
    ]
    expect(runs('none')).toEqual(closed)
    expect(runs('b4')).toEqual([
      [0, 13, 'b0'],
      [13, 10, 'b10'],
      [23, 3, 'b20'],
    ])
  })
})

test('errors are counted at their block, tips and other files are not', () => {
  const finding = (file: string, pointer: string, severity = 'error') =>
    ({ file, pointer, severity }) as Finding
  const found = problemsByBlock(
    [
      finding('pages/a.json', '/blocks/1/heading'),
      finding('pages/a.json', '/blocks/1'),
      finding('pages/a.json', '/blocks/12/items/0'),
      finding('pages/a.json', '/blocks/1/heading', 'warning'),
      finding('pages/b.json', '/blocks/1/heading'),
      finding('pages/a.json', '/title'),
    ],
    'pages/a.json',
  )
  expect([...found].map(([index, { length }]) => [index, length])).toEqual([
    [1, 2],
    [12, 1],
  ])
})
