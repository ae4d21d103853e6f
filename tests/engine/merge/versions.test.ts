import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import type { Raise } from '#engine/merge/versions.ts'
import { tellConflicts } from '#engine/merge/words.ts'
import { type Steps, raised } from '#engine/migrate/migrate.ts'

describe('a block in two versions of its schema', () => {
  const steps: Steps = new Map([
    ['edge', [{ to: 2, why: 'Shorter.', up: ({ long, ...rest }) => ({ ...rest, short: long }) }]],
  ])
  const edge = (settings: object) => ({ blocks: [{ type: 'edge', id: 'e', ...settings }] })
  const base = edge({ long: 1, size: 1 })
  const raise: Raise = (block, version) => raised(block, version, steps)

  test.each<[string, object, object, object, object]>([
    [
      'theirs is older',
      base,
      edge({ v: 2, size: 2, short: 1 }),
      edge({ long: 3, size: 1 }),
      edge({ v: 2, size: 2, short: 3 }),
    ],
    [
      'ours is older',
      base,
      edge({ long: 3, size: 1 }),
      edge({ v: 2, size: 2, short: 1 }),
      edge({ v: 2, size: 2, short: 3 }),
    ],
    [
      'only the base is older',
      base,
      edge({ v: 2, size: 1 }),
      edge({ v: 2, size: 2, short: 1 }),
      edge({ v: 2, size: 2 }),
    ],
  ])('is merged in the later one where %s', (_, was, ours, theirs, expected) =>
    expect(merge(was, ours, theirs, undefined, raise)).toEqual({ value: expected, conflicts: [] }),
  )

  test('is one conflict where no steps lead to the later one, and a block of neither is made', () => {
    const [ours, theirs] = [edge({ v: 3, size: 2 }), edge({ long: 3, size: 1 })]
    const { value, conflicts } = merge(base, ours, theirs, undefined, raise)
    expect([value, conflicts.map(({ kind }) => kind)]).toEqual([ours, ['other-version']])
    expect(merge(base, ours, theirs, () => 'theirs', raise).value).toEqual(theirs)
  })

  test('is one conflict where each side came to that version by a step of its own', () => {
    const [ours, theirs] = [edge({ v: 2, size: 1, short: 1 }), edge({ v: 2, long: 1, width: 1 })]
    for (const [own, other] of [
      [ours, theirs],
      [theirs, ours],
    ]) {
      const { value, conflicts } = merge(base, own, other, undefined, raise)
      expect(value).toEqual(own)
      expect(tellConflicts(conflicts, value)).toEqual([
        'Edge: ours and theirs are both written for version 2 of this block, but each by a migration step of its own. Ours is kept. Give one of the two steps the next number, run `npm run migrate`, then set what theirs changed.',
      ])
    }
  })

  test('needs no steps where only one side changed it', () => {
    const ours = edge({ v: 3, size: 2 })
    expect(merge(base, ours, base)).toEqual({ value: ours, conflicts: [] })
  })
})
