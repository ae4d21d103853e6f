import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'

import { blocks, notation } from './page-notation.ts'

const band = (id: string, heading: string, field = 'mayo', more: object = {}) => ({
  type: 'text-band',
  id,
  heading,
  field,
  ...more,
})
const page = (...all: object[]) => ({ blocks: all })
const [hero, intro, end] = [
  band('hero', 'Come in'),
  { type: 'intro', id: 'intro' },
  { type: 'faves', id: 'end' },
]
const cater = band('cater', 'We cater', 'mayo', { text: 'Ten or more.' })
const parties = { ...cater, id: 'parties' }

/** The blocks of the merge as `id=heading,field`, and what is told. */
function merged(base: object, ours: object, theirs: object): string[] {
  const { value, conflicts } = merge(base, ours, theirs)
  const all = (value as { blocks: Record<string, unknown>[] }).blocks
  return [
    all.map(({ id, heading, field }) => [id, heading, field].filter(Boolean).join('=')).join(' '),
    ...tellConflicts(conflicts, value),
  ]
}

/** With either side as ours; what is told names ours. */
function bothWays(base: object, one: object, other: object): string[][] {
  return [merged(base, one, other), merged(base, other, one)]
}

describe('a block that one side gave another id', () => {
  const base = page(hero, cater, intro, end)
  const renamed = page(hero, parties, intro, end)

  test('stands where the other moved it', () => {
    const stands = ['hero=Come in=mayo intro end parties=We cater=mayo']
    expect(bothWays(base, renamed, page(hero, intro, end, cater))).toEqual([stands, stands])
  })

  test('has what the other changed in it', () => {
    const changed = page(hero, { ...cater, heading: 'Parties' }, intro, end)
    const stands = ['hero=Come in=mayo parties=Parties=mayo intro end']
    expect(bothWays(base, renamed, changed)).toEqual([stands, stands])
  })

  test('is told where the other took it out', () => {
    const stands = [
      'hero=Come in=mayo parties=We cater=mayo intro end',
      'Text band “parties”: one side deleted it, the other changed it. The changed one is kept.',
    ]
    expect(bothWays(base, renamed, page(hero, intro, end))).toEqual([stands, stands])
  })

  test('stands there once where both did, and both ids are told', () => {
    expect(merged(base, renamed, page(hero, { ...cater, id: 'big' }, intro, end))).toEqual([
      'hero=Come in=mayo parties=We cater=mayo intro end',
      'Text band “parties” id: ours is “parties”, theirs is “big”. Ours is kept.',
    ])
  })

  test('loses nothing where the other has that id for something else', () => {
    const theirs = page(hero, cater, band('parties', 'Birthdays', 'sky', { tilt: 3 }), intro, end)
    for (const told of bothWays(base, renamed, theirs)) {
      expect(told[0]).toContain('=We cater=')
      expect(told[0]).toContain('=Birthdays=')
      expect(told[1]).toContain('both sides added one with this id')
    }
  })
})

test('edges of paper, which are all alike, are followed by their ids alone', () => {
  const edges = (...ids: string[]) => page(...ids.map((id) => ({ type: 'edge', id })))
  expect(merged(edges('a', 'b'), edges('c', 'b'), edges('b'))).toEqual(['c b'])
})

describe('a block that made room for another with its id', () => {
  const base = page(hero, cater)
  const another = band('cater', 'Parties of ten', 'sky', { text: 'Call us.' })
  const aside = page(hero, another, { ...cater, id: 'cater-2' })

  test('has what the other side, which knows of none, changed in it', () => {
    const theirs = page(hero, { ...cater, field: 'tomato' })
    const stands = ['hero=Come in=mayo cater=Parties of ten=sky cater-2=We cater=tomato']
    expect(bothWays(base, aside, theirs)).toEqual([stands, stands])
  })

  test('and is told where nobody knows which of two the other means', () => {
    const copied = page(hero, { ...cater, heading: 'We still cater' }, { ...cater, id: 'cater-2' })
    const theirs = page(hero, { ...cater, field: 'tomato' })
    const { value, conflicts } = merge(base, copied, theirs)
    expect(value).toEqual(copied)
    expect(tellConflicts(conflicts, value)).toEqual([
      'Text band “cater”: ours is “We still cater”, theirs is “We cater”. Ours is kept.',
    ])
    expect(merged(base, copied, page(hero, cater, intro))[0]).toBe(
      'hero=Come in=mayo cater=We still cater=mayo cater-2=We cater=mayo intro',
    )
  })

  test('goes on so in all that is merged later', () => {
    const first = merge(page(hero), page(hero, another), page(hero, cater))
    expect(first.conflicts.map(({ kind }) => kind)).toEqual(['both-added'])
    const later = page(hero, { ...cater, field: 'tomato' })
    expect(merge(page(hero, cater), first.value, later)).toEqual({
      value: page(hero, another, { ...cater, id: 'cater-2', field: 'tomato' }),
      conflicts: [],
    })
  })
})

test('ids stay apart, and no heading is lost, however blocks are renamed and moved', () => {
  const side = fc
    .array(fc.constantFrom('h', 'i', 'f', 'n', 'x', 'y'), { maxLength: 6 })
    .chain((ids) =>
      fc
        .array(fc.constantFrom('1', '2', '3'), { minLength: 6, maxLength: 6 })
        .map((headings) => [...new Set(ids)].map((id, at) => `${id}=${headings[at]}`).join(' ')),
    )
  fc.assert(
    fc.property(side, side, side, (base, ours, theirs) => {
      const [was, own, other] = [base, ours, theirs].map(blocks)
      const { value, conflicts } = merge(was, own, other)
      const now = (value as { blocks: { id: string; heading: string }[] }).blocks
      expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
      expect(merge(was, own, was).value).toEqual(own)
      expect(merge(was, was, other).value).toEqual(other)
      if (conflicts.length > 0) return
      const said = (text: string, heading: string) =>
        text.split(' ').filter((word) => word.endsWith(`=${heading}`)).length
      for (const heading of ['1', '2', '3'])
        if (said(base, heading) === 0)
          expect(said(notation(value), heading)).toBeGreaterThanOrEqual(
            Math.max(said(ours, heading), said(theirs, heading)),
          )
    }),
    { numRuns: 3000 },
  )
})
