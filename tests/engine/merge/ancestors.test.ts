import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'

import { blocks } from './page-notation.ts'

describe('a common base that is made of two ancestors', () => {
  const ancestor = (base: unknown, one: unknown, other: unknown): unknown =>
    merge(base, one, other, () => 'neither').value

  test.each<[string, string, string, string]>([
    ['set one setting', 'h=1 i', 'h=2 i', 'h=3 i'],
    ['deleted and edited a block', 'h=1 i', 'i', 'h=2 i'],
    ['moved a block', 'h i f n', 'f h i n', 'h i n f'],
  ])('leaves open what they %s in their own ways', (_, base, one, other) => {
    const [was, own, theirs] = [blocks(base), blocks(one), blocks(other)]
    const made = ancestor(was, own, theirs)
    for (const sides of [[own, theirs] as const, [theirs, own] as const]) {
      const { value, conflicts } = merge(made, ...sides)
      expect(conflicts).not.toEqual([])
      expect(JSON.stringify(value)).not.toContain('undecided')
    }
    expect(merge(made, own, own), 'that both decided alike').toEqual({ value: own, conflicts: [] })
  })

  test.each<[string, unknown, unknown, unknown]>([
    ['an item', ['a', 'b'], ['x', 'b'], ['y', 'b']],
    ['two items', ['a', 'b'], ['x', 'y', 'z'], ['v']],
    ['what was not there', {}, { note: 'x' }, { note: 'y' }],
  ])('leaves open %s', (_, base, one, other) => {
    const { value, conflicts } = merge(ancestor(base, one, other), one, other)
    expect([value, conflicts.length]).toEqual([one, 1])
  })

  test('has what each of them changed alone', () => {
    const made = ancestor(blocks('h=1 i=1 f'), blocks('h=2 i=1 f n'), blocks('h=1 i=2'))
    expect(made).toEqual(blocks('h=2 i=2 n'))
  })
})
