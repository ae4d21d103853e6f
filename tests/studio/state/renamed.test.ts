import { describe, expect, test } from 'vitest'

import { entryAfter, movedIn, selectionAfter } from '#studio/state/renamed.ts'
import { block } from '#studio/state/selection.ts'

const document = 'content/locations.json'
const shops = (...names: string[]) => ({
  [document]: { locations: Object.fromEntries(names.map((name) => [name, { hours: [name] }])) },
})
const open = (at: string) => ({ document, at })
const ues = open('/locations/ues')

test('the entry that is open follows its key, and so does what is inside of it', () => {
  const before = shops('ues', 'noho')
  expect(entryAfter(ues, before, shops('uptown', 'noho'))).toEqual(open('/locations/uptown'))
  expect(entryAfter(open('/locations/ues/hours/0'), before, shops('a~b/c', 'noho'))).toEqual(
    open('/locations/a~0b~1c/hours/0'),
  )
  // A key that is a number stands first, wherever the old one stood.
  expect(entryAfter(open('/locations/noho'), before, shops('ues', '14'))).toEqual(
    open('/locations/14'),
  )
})

test('it stays where it is when others change, are added, or it goes itself', () => {
  const before = shops('ues', 'noho')
  for (const names of [['ues', 'soho'], ['ues', 'noho', 'soho'], ['noho'], ['a', 'b']])
    expect(entryAfter(ues, before, shops(...names))).toBe(ues)
  expect(entryAfter(ues, before, {})).toBe(ues)
  expect(entryAfter(undefined, before, {})).toBeUndefined()
})

test('an entry of a list follows its place, whoever put another before it', () => {
  const menu = (...ids: string[]) => ({
    [document]: { items: ids.map((id) => ({ id, tags: [id] })) },
  })
  const rye = open('/items/1/tags/0')
  const before = menu('seeded', 'rye')
  expect(entryAfter(rye, before, menu('brioche', 'seeded', 'rye'))).toEqual(open('/items/2/tags/0'))
  expect(entryAfter(rye, before, menu('rye', 'seeded'))).toEqual(open('/items/0/tags/0'))
  expect(entryAfter(rye, before, menu('seeded'))).toBe(rye)
})

test('a selected item of a list is followed where it moves, and not to its neighbor', () => {
  const page = (...items: unknown[]) => ({ blocks: [{ id: 'a', type: 'shelf', items }] })
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => ({ name }))
  const after = (...items: unknown[]) =>
    selectionAfter(block('a', '/items/0/name'), page(one, two, three), page(...items)).pointer
  expect(after({ name: 'One' }, two, three)).toBe('/items/0/name')
  expect(after(two, three, one)).toBe('/items/2/name')
  expect(after({ ...two }, { ...one }, three)).toBe('/items/1/name')
  // Typed until it says what its neighbor says.
  expect(after({ name: 'Two' }, two, three)).toBe('/items/0/name')
})

describe('of a step that put blocks elsewhere', () => {
  const page = (ids: string) => ({ blocks: Array.from(ids, (id) => ({ id, type: 'marquee' })) })
  const moved = (before: string, after: string, selected = '') =>
    movedIn(page(before), page(after), { blocks: Array.from(selected), pointer: '' })?.blocks
  test.each([
    ['one that went up', 'abcde', 'aebcd', '', ['e']],
    ['one that went down', 'abcde', 'bcdea', 'c', ['a']],
    ['of two that changed places the one that is selected', 'abcde', 'abdce', 'd', ['d']],
    ['or else the first', 'abcde', 'abdce', 'a', ['d']],
    ['several that went together', 'abcde', 'acdbe', 'cd', ['c', 'd']],
  ])('%s is found', (_, before, after, selected, found) => {
    expect(moved(before, after, selected)).toEqual(found)
  })
  test('nothing is, where all stand as before, or blocks came or went', () => {
    expect(moved('abc', 'abc')).toBeUndefined()
    expect(moved('abc', 'abcd')).toBeUndefined()
    expect(moved('abc', 'acd')).toBeUndefined()
  })
})
