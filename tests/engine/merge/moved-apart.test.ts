import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'

interface Section {
  id: string
  items: { id: string; price: string }[]
}

/** `menu('all: club=9 blt=7; late: stack=5')`: sections and their dishes. */
function menu(notation: string): { sections: Section[] } {
  const sections = notation.split(';').map((part) => {
    const [id = '', dishes = ''] = part.split(':').map((text) => text.trim())
    const items = dishes
      .split(' ')
      .filter(Boolean)
      .map((dish) => {
        const [own = '', price = '5'] = dish.split('=')
        return { id: own, price }
      })
    return { id, items }
  })
  return { sections }
}

function notation({ sections }: { sections: Section[] }): string {
  return sections
    .map(({ id, items }) =>
      `${id}: ${items.map((dish) => dish.id + (dish.price === '5' ? '' : `=${dish.price}`)).join(' ')}`.trim(),
    )
    .join('; ')
}

function merged(base: string, ours: string, theirs: string): string[] {
  const { value, conflicts } = merge(menu(base), menu(ours), menu(theirs))
  return [notation(value as { sections: Section[] }), ...tellConflicts(conflicts, value)]
}

describe('a dish that one side moved to another section', () => {
  test.each<[string, string, string, string, string[]]>([
    [
      'has the price that the other gave it',
      'a: x y; b: z',
      'a: y; b: x z',
      'a: x=9 y; b: z',
      ['a: y; b: x=9 z'],
    ],
    [
      'goes where the other took it out',
      'a: x y; b: z',
      'a: y; b: x z',
      'a: y; b: z',
      ['a: y; b: z'],
    ],
    [
      'is told where that one had another price',
      'a: x y; b: z',
      'a: y; b: x=9 z',
      'a: y; b: z',
      [
        'a: y; b: x=9 z',
        'sections b items x: one side deleted it, the other changed it. The changed one is kept.',
      ],
    ],
    [
      'stands once where both moved it there',
      'a: x y; b: z',
      'a: y; b: x z',
      'a: y; b: z x=9',
      ['a: y; b: x=9 z'],
    ],
    ['goes along into a section that is new', 'a: x y', 'a: y; c: x', 'a: x=9 y', ['a: y; c: x=9']],
    ['goes along out of one that went', 'a: x; b: z', 'b: z x', 'a: x=9; b: z', ['b: z x=9']],
    [
      'goes along with a section of a new id',
      'a: x=7 y; b: z',
      'c: x=7 y; b: z',
      'a: x=9 y; b: z',
      ['c: x=9 y; b: z'],
    ],
    [
      'is told where the other moved it elsewhere',
      'a: x y; b: z; c: w',
      'a: y; b: x z; c: w',
      'a: y; b: z; c: w x=9',
      [
        'a: y; b: x=9 z; c: w',
        'sections b items x: both moved it, each to another list. It is kept where ours put it.',
      ],
    ],
  ])('%s', (_, base, ours, theirs, expected) => {
    expect(merged(base, ours, theirs)).toEqual(expected)
    if (expected.length === 1) expect(merged(base, theirs, ours)[1]).toBeUndefined()
  })

  test('has the id that the other gave it, in a section that may have another, too', () => {
    const dish = (id: string) => ({ id, name: 'The Club', price: 9 })
    const section = (id: string, ...items: object[]) => ({ id, name: `All of ${id[0]}`, items })
    const base = { sections: [section('a', dish('club')), section('b')] }
    const moved = { sections: [section('a'), section('b', dish('club'))] }
    const renamed = { sections: [section('a-2', dish('the-club')), section('b')] }
    const both = { sections: [section('a-2'), section('b', dish('the-club'))] }
    for (const [ours, theirs] of [
      [moved, renamed],
      [renamed, moved],
    ])
      expect(merge(base, ours, theirs)).toEqual({ value: both, conflicts: [] })
  })

  test.each(['ours', 'theirs'] as const)(
    'is in what %s has, where the other took out the section that it went to',
    (answer) => {
      const [base, moved, gone] = ['a: w x y; b: z', 'a: w y; b: x z', 'a: w x y'].map(menu)
      expect(merge(base, moved, gone, () => answer).value).toEqual(answer === 'ours' ? moved : gone)
      expect(merge(base, gone, moved, () => answer).value).toEqual(answer === 'ours' ? gone : moved)
    },
  )

  test('stands where theirs put it, who is answered so', () => {
    const sides = ['a: x; b: z; c: w', 'a:; b: x z; c: w', 'a:; b: z; c: w x'].map(menu)
    const { value } = merge(sides[0], sides[1], sides[2], () => 'theirs')
    expect(value).toEqual(menu('a:; b: z; c: w x'))
  })

  test('stays apart from another of its name in a list of another kind', () => {
    const of = (more: object) => ({ sections: [{ id: 'a', items: [{ id: 'x' }], ...more }] })
    expect(
      merge(of({ sides: [] }), of({ sides: [{ id: 'x' }] }), of({ sides: [], note: 'New' })),
    ).toEqual({ value: of({ sides: [{ id: 'x' }], note: 'New' }), conflicts: [] })
  })
})

test('no dish stands twice that each side has once, wherever it was moved', () => {
  const dish = fc.record({
    at: fc.constantFrom('a', 'b', 'c', 'nowhere'),
    price: fc.constantFrom('5', '9'),
  })
  const sections = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 1 })
  const dishes = fc.array(dish, { minLength: 5, maxLength: 5 })
  const side = fc.tuple(sections, dishes).map(([there, dishes]) => ({
    sections: there.map((id) => ({
      id,
      items: dishes.flatMap(({ at, price }, index) =>
        at === id ? [{ id: `d${index}`, price: `${index}.${price}` }] : [],
      ),
    })),
  }))
  fc.assert(
    fc.property(side, side, side, (base, ours, theirs) => {
      const stands = (of: unknown): string[] =>
        (of as { sections: Section[] }).sections.flatMap(({ items }) => items.map(({ id }) => id))
      for (const answer of ['ours', 'theirs'] as const) {
        const now = stands(merge(base, ours, theirs, () => answer).value)
        const [was, own, other] = [base, ours, theirs].map(stands)
        for (const id of new Set(now)) {
          const isNew = !was?.includes(id) && own?.includes(id) && other?.includes(id)
          if (!isNew) expect([id, now.filter((one) => one === id).length]).toEqual([id, 1])
        }
        for (const id of own ?? []) if (other?.includes(id)) expect(now).toContain(id)
      }
      expect(merge(base, ours, base).value).toEqual(ours)
      expect(merge(base, base, theirs).value).toEqual(theirs)
    }),
    { numRuns: 2000 },
  )
})
