import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'

import { type Block, blocks, notation } from './page-notation.ts'

/** The merged blocks, and a sentence for each conflict. */
function merged(base: string, ours: string, theirs: string): string[] {
  const { value, conflicts } = merge(blocks(base), blocks(ours), blocks(theirs))
  return [notation(value), ...tellConflicts(conflicts, value)]
}

describe('the nine common pairs', () => {
  test.each<[string, string, string, string, string[]]>([
    ['append and append', 'h i', 'h i x', 'h i y', ['h i x y']],
    ['append and insert', 'h i', 'h i x', 'h y i', ['h y i x']],
    ['move and edit', 'h i f', 'f h i', 'h i f=2', ['f=2 h i']],
    [
      'move and move of one block',
      'h i f n',
      'f h i n',
      'h i n f',
      ['f h i n', 'Faves: both moved it, to different places. It is kept where ours put it.'],
    ],
    ['edit and edit of other blocks', 'h=1 i=1', 'h=2 i=1', 'h=1 i=2', ['h=2 i=2']],
    ['edit and edit of other settings', 'h=1=a', 'h=2=a', 'h=1=b', ['h=2=b']],
    [
      'edit and edit of one setting',
      'h=1',
      'h=2',
      'h=3',
      ['h=2', 'Hero video heading: ours is “2”, theirs is “3”. Ours is kept.'],
    ],
    [
      'delete and edit',
      'h=1 i',
      'i',
      'h=2 i',
      ['h=2 i', 'Hero video: one side deleted it, the other changed it. The changed one is kept.'],
    ],
    ['reorder and append', 'h i f', 'f i h', 'h i f x', ['f x i h']],
  ])('%s', (_, base, ours, theirs, expected) =>
    expect(merged(base, ours, theirs)).toEqual(expected),
  )
})

describe('other pairs', () => {
  test.each<[string, string, string, string, string[]]>([
    ['the same change twice', 'h=1 i', 'h=2', 'h=2', ['h=2']],
    ['two moves of two blocks', 'h i f n', 'i h f n', 'h i n f', ['i h n f']],
    ['delete and move', 'h i f', 'h f', 'i h f', ['h f']],
    ['delete and delete', 'h i f', 'h i', 'i f', ['i']],
    [
      'both add one of the same id',
      'h',
      'h n=1',
      'h n=2',
      [
        'h n=1 n-2=2',
        'Newsletter “n”: both sides added one with this id. Theirs is kept too, renamed “n-2”, and its links to #n on this page now go there. Links from other pages go to ours.',
      ],
    ],
    ['both add the same', 'h', 'h n=1', 'h n=1', ['h n=1']],
  ])('%s', (_, base, ours, theirs, expected) =>
    expect(merged(base, ours, theirs)).toEqual(expected),
  )
})

test('long texts that both set are told where they differ', () => {
  const page = (end: string) => ({ title: `${'We stack it while you watch, '.repeat(4)}${end}` })
  const { value, conflicts } = merge(page('.'), page('and wave.'), page('and sing.'))
  expect(tellConflicts(conflicts, value)).toEqual([
    'title: ours is “…watch, and wave.”, theirs is “…watch, and sing.”. Ours is kept.',
  ])
})

const ids = ['h', 'i', 'f', 'n', 'x', 'y']
// Each of a type of its own: two that are alike could be one that got another id.
const settings = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 9 }))
const list = fc
  .shuffledSubarray(ids)
  .chain((chosen) =>
    fc
      .array(settings, { minLength: chosen.length, maxLength: chosen.length })
      .map((all) => chosen.map((id, index) => ({ ...all[index], type: `only-${id}`, id }))),
  )
const side = fc.record({ title: fc.string(), blocks: list })

test('nothing that only one side touched is lost', () => {
  fc.assert(
    fc.property(side, side, side, (base, ours, theirs) => {
      const { value, conflicts } = merge(base, ours, theirs)
      const result = value as { title: string; blocks: Block[] }
      const block = (page: { blocks: object[] }, id: string): Block | undefined =>
        (page.blocks as Block[]).find((other) => other.id === id)
      expect(new Set(result.blocks.map(({ id }) => id)).size).toBe(result.blocks.length)
      if (base.title === ours.title) expect(result.title).toBe(theirs.title)
      if (base.title === theirs.title) expect(result.title).toBe(ours.title)
      for (const id of ids) {
        const [was, own, other] = [block(base, id), block(ours, id), block(theirs, id)]
        const now = block(result, id)
        if (!was && own && !other) expect(now).toEqual(own)
        if (!was && other && !own) expect(now).toEqual(other)
        for (const key of ['a', 'b', 'c']) {
          if (!was || !own || !other) continue
          if (was[key] === own[key]) expect(now?.[key]).toBe(other[key])
          else if (was[key] === other[key]) expect(now?.[key]).toBe(own[key])
        }
      }
      if (conflicts.length === 0) expect(merge(base, theirs, ours).conflicts).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('one side alone is that side, whatever it did', () => {
  fc.assert(
    fc.property(side, side, (base, changed) => {
      expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
    }),
  )
})

test('any three JSON values merge into one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (base, ours, theirs) => {
      const { value } = merge(base, ours, theirs)
      expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      expect(value).toBeDefined()
    }),
  )
})

describe('an author who is asked', () => {
  /** The merged blocks when each conflict in turn is decided so. */
  const decided = (
    base: string,
    ours: string,
    theirs: string,
    ...sides: ('ours' | 'theirs')[]
  ): string =>
    notation(
      merge(blocks(base), blocks(ours), blocks(theirs), (_, index) => sides[index] ?? 'ours').value,
    )

  test.each<[string, [string, string, string], string, string]>([
    ['a setting that both set', ['h=1 i=1', 'h=2 i=3', 'h=3 i=1'], 'h=2 i=3', 'h=3 i=3'],
    ['a block that theirs deleted', ['h=1 i', 'h=2 i', 'i'], 'h=2 i', 'i'],
    ['a block that ours deleted', ['h=1 i', 'i', 'h=2 i'], 'i', 'h=2 i'],
    ['a block that both moved', ['h i f n', 'f h i n', 'h i n f'], 'f h i n', 'h i n f'],
  ])('gets either side of %s', (_, [base, ours, theirs], mine, other) => {
    expect(decided(base, ours, theirs, 'ours')).toBe(mine)
    expect(decided(base, ours, theirs, 'theirs')).toBe(other)
  })

  test('decides each conflict for itself, and what only one side touched is taken all the same', () => {
    expect(decided('h=1 i=1 f', 'h=2 i=2 f=5', 'h=3 i=3 f', 'theirs', 'ours')).toBe('h=3 i=2 f=5')
  })

  test('loses neither of two blocks that both added under one id', () => {
    expect(decided('h', 'h n=1', 'h n=2', 'theirs')).toBe('h n=1 n-2=2')
  })

  test('keeping all of ours, and all of theirs, leaves each conflict as that side had it', () => {
    expect(
      merge({ a: [1, 2], b: 1 }, { a: [1, 3, 4], b: 2 }, { a: [9], b: 3 }, () => 'theirs').value,
    ).toEqual({ a: [9], b: 3 })
  })
})
