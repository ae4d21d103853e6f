import { describe, expect, test } from 'vitest'

import {
  insertItem,
  moveItem,
  moveToList,
  removeItem,
} from '#studio/inspector/fields/list/item-commands.ts'
import { firstPicture, itemFact, itemTitle } from '#studio/inspector/fields/list/item-title.ts'
import { otherLists } from '#studio/inspector/fields/list/other-lists.ts'
import { pastedCells } from '#studio/inspector/fields/list/pasted-cells.ts'
import { pastedLines, plainLines } from '#studio/inspector/fields/list/pasted-lines.ts'
import { follow } from '#studio/inspector/fields/list/use-keys.ts'
import { studioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const document = 'm/home.json'
const at = '/blocks/0/items'
const list = { document, at, title: 'The Baron' }

/** An editor on a page with one list, and what is in it. */
function editor(items: unknown) {
  const text = JSON.stringify({ blocks: [{ type: 'faves', id: 'a', items }] })
  const store = studioStore(
    { documents: { [document]: { text, hash: '' } }, media: {}, pagesDir: 'pages' } as never,
    document,
  )
  const { run } = store.getState()
  const now = (): unknown => (store.getState().values[document] as never)['blocks'][0]['items']
  return { run, now, said: () => store.getState().said.text, store }
}

test('an item moves and says where it went; at the end it stays and says so', () => {
  const { run, now, said } = editor(['a', 'b', 'c'])
  expect(run(moveItem, { ...list, from: 2, to: 1 })).toBe(true)
  expect(now()).toEqual(['a', 'c', 'b'])
  expect(said()).toBe('The Baron moved up, now 2 of 3.')
  expect(run(moveItem, { ...list, from: 0, to: -1 })).toBe(false)
  expect(said()).toBe('This is already the first.')
})

test('a full list takes no more, and an item that has to be there cannot go', () => {
  const { run, now, said } = editor(['a'])
  expect(run(insertItem, { ...list, index: 1, value: 'b', most: 1 })).toBe(false)
  expect(said()).toBe('There’s only room for 1. Remove one first.')
  expect(run(removeItem, { ...list, index: 0, least: 1 })).toBe(false)
  expect(said()).toBe('There has to be one. Change it instead.')
  expect(now()).toEqual(['a'])
})

test('a list that is not there yet is made, and one undo takes it away', () => {
  const { run, now, store } = editor(undefined)
  run(insertItem, { ...list, index: 0, value: 'a' })
  expect(now()).toEqual(['a'])
  store.getState().travel('undo')
  expect(now()).toBeUndefined()
})

describe('an item that goes to another list', () => {
  const dish = (id: string) => ({ id, name: id.toUpperCase(), blocks: [{ id: 'part' }] })
  const menu = {
    sections: [
      { name: 'Rolls', items: [dish('a'), dish('b')] },
      { items: [] },
      { name: 'Drinks' },
      { name: 'Sides', items: [dish('c')] },
    ],
  }
  const rolls = '/sections/0/items'
  const sides = { at: '/sections/3/items', title: 'Sides' }

  test('can go where there is one of its kind, and nowhere where there is none', () => {
    expect(otherLists(menu, rolls)).toEqual([{ at: '/sections/1/items', title: '2' }, sides])
    expect(otherLists(menu, '/sections')).toEqual([])
    expect(otherLists({ a: { list: [] }, b: { list: [] } }, '/a/list')).toEqual([])
    expect(otherLists(menu, '/sections/0/items/1/blocks').map(({ title }) => title)).toEqual([
      'Rolls, A',
      'Sides, C',
    ])
  })

  test('stands last in it as it was, with its ids, and comes back with one undo', () => {
    const store = openStudio({ 'content/menu.json': menu }, 'content/menu.json')
    const { run, travel } = store.getState()
    const now = () => store.getState().values['content/menu.json'] as typeof menu
    const wish = { document: 'content/menu.json', at: rolls, title: 'A', index: 0, to: sides }
    expect(run(moveToList, wish)).toBe(true)
    expect(now().sections.map(({ items }) => items)).toEqual([
      [dish('b')],
      [],
      undefined,
      [dish('c'), dish('a')],
    ])
    expect(store.getState().said.text).toBe('A moved to Sides, at the end.')
    travel('undo')
    expect(now()).toEqual(menu)
    expect(run(moveToList, { ...wish, most: 1 })).toBe(false)
    expect(store.getState().said.text).toMatch(/^There’s only room for 1\./)
    expect(run(moveToList, { ...wish, least: 2 })).toBe(false)
    expect(now()).toEqual(menu)
  })
})

test('what joins a list has ids, at any depth, that nothing in the document has', () => {
  const { run, now } = editor([{ id: 'orders', parts: [{ id: 'a' }] }])
  const value = { id: 'orders', parts: [{ id: 'a' }, { id: 'b' }] }
  run(insertItem, { ...list, index: 1, value })
  // The block has the id "a" too.
  expect(now()).toEqual([
    { id: 'orders', parts: [{ id: 'a' }] },
    { id: 'orders-2', parts: [{ id: 'a-2' }, { id: 'b' }] },
  ])
})

test('an item keeps its key through a move, an edit and a new neighbour', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  const first = follow({ items: [], keys: [], next: 0 }, [a, b, c])
  const [ka, kb, kc] = first.keys
  expect(follow(first, [c, a, b]).keys).toEqual([kc, ka, kb])
  expect(follow(first, [a, { name: 'bb' }, c]).keys).toEqual([ka, kb, kc])
  const grown = follow(first, [a, b, { name: 'new' }, c])
  expect([grown.keys[0], grown.keys[1], grown.keys[3]]).toEqual([ka, kb, kc])
  expect(new Set(grown.keys).size).toBe(4)
})

test('an item is called by its first words, with its picture and its short fact', () => {
  const baron = { price: '$19', video: { poster: { src: 'media/faves/baron.svg' } }, name: 'Baron' }
  expect(itemTitle(baron)).toBe('Baron')
  expect(firstPicture(baron)).toBe('media/faves/baron.svg')
  expect(itemFact(baron, { properties: { price: { type: 'string', maxLength: 8 } } })).toBe('$19')
  const day = { properties: { date: { type: 'string' }, to: { type: 'string', maxLength: 5 } } }
  expect(itemFact({ date: '2026-11-26', to: '15:00' }, day)).toBe('Nov 26, 2026')
  for (const date of ['2026-13-99', '2026-02-30']) expect(itemFact({ date }, day)).toBe(date)
  const unnamed = [null, 7, [], '', { href: '/x' }, { left: 0.297, size: [1, 2] }]
  for (const value of unnamed) expect(itemTitle(value)).toBe('')
  expect(itemTitle({ left: 0.297, street: 'Mulberry' })).toBe('Mulberry')
  expect(itemTitle({ 'Q#': '1', Question: 'Lunch is', A: 'Over' })).toBe('Lunch is')
  // What is new is called by its place until it has its name, and not by the colour that it begins with.
  expect(itemTitle({ name: '', description: '', field: 'mayo' })).toBe('')
  expect(itemTitle({ name: '', id: 'baron', field: 'mayo' })).toBe('baron')
  // Of three pictures on blue, none is called blue.
  expect(itemTitle({ image: 'media/quiz/club.png', field: 'blue', noteColor: 'ink' })).toBe('')
  expect(itemTitle({ alt: '', caption: 'Baron' })).toBe('Baron')
  expect(itemTitle('x'.repeat(99))).toBe(`${'x'.repeat(60)}…`)
})

test('an item that is named anew is the same one, though what leads to it changes with it', () => {
  const [see, codes, law] = [{ id: 'see', to: '#codes' }, { id: 'codes' }, { id: 'law' }]
  const first = follow({ items: [], keys: [], next: 0 }, [see, codes, law])
  const renamed = [{ id: 'see', to: '#coupons' }, { id: 'coupons' }, law]
  expect(follow(first, renamed).keys).toEqual(first.keys)
  const [one, , three] = first.keys
  expect(follow(first, [law, see, { id: 'new' }]).keys.slice(0, 2)).toEqual([three, one])
})

test('of lines that are pasted each is an item of its own, the first where the cursor is', () => {
  const into = { items: ['Egg', 'So', 'Milk'], index: 1, around: ['So', ''], most: 6 } as const
  expect(pastedLines(plainLines('y\tbeans\r\n\r\n Celery \r\n'), into)).toEqual({
    items: ['Egg', 'Soy beans', 'Celery', 'Milk'],
    last: 2,
    refused: undefined,
  })
  expect(
    pastedLines(plainLines('a\nb\nc'), { ...into, around: ['', '!'], most: undefined })?.items,
  ).toEqual(['Egg', 'a', 'b', 'c!', 'Milk'])
  expect(pastedLines(plainLines('one line\n'), into)).toBeUndefined()
})

test('more lines than there is room for are left out, and that is said', () => {
  const into = { items: ['Egg', ''], index: 1, around: ['', ''], most: 3 } as const
  expect(pastedLines(plainLines('a\nb\nc\nd'), into)).toEqual({
    items: ['Egg', 'a', 'b'],
    last: 2,
    refused: 'The last 2 lines were left out. There’s only room for 3. Remove one first.',
  })
  expect(pastedLines(plainLines('a\nb'), { ...into, most: 2 })).toMatchObject({
    items: ['Egg', 'a'],
    refused: expect.stringMatching(/^The last line was left out\./) as string,
  })
})

test('cells that are pasted into a table go to cells, and what does not fit is refused in words', () => {
  const into = { items: ['1', '2', '3'], index: 1, marked: [], isTable: true } as const
  expect(pastedCells('A \tB\u00A0b\r\n', into)).toEqual(['1', 'A', 'B b'])
  expect(pastedCells('\tB', into)).toEqual(['1', '', 'B'])
  expect(pastedCells('A\tB', { ...into, marked: ['**A**', 'B'] })).toEqual(['1', '**A**', 'B'])
  expect(pastedCells('A\tB\tC', into)).toBe(
    'These are 3 cells, and there’s room for 2 from this one on. Copy fewer, or start further left.',
  )
  const rows = 'Only one row of cells fits in here at a time. Copy a single row.'
  expect([pastedCells('A\tB\nC\tD', into), pastedCells('A\nC', into)]).toEqual([rows, rows])
  // Words are pasted as they are everywhere.
  expect(pastedCells('A', into)).toBeUndefined()
  expect(pastedCells('A\nB', { ...into, isTable: false })).toBeUndefined()
})
