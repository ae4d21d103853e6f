import { expect, test } from 'vitest'

import { freshId, freshIds } from '#engine/edit/fresh-id.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import { checkExample } from '#tests/engine/rules/example-site.ts'

const long = 'a'.repeat(61)

test.each([
  ['news', [], 'news'],
  ['news', ['news'], 'news-2'],
  ['news', ['news', 'news-2', 'news-4'], 'news-3'],
  [long, [long], `${'a'.repeat(59)}-2`],
])('%s beside %j is %s', (id, taken, fresh) => expect(freshId(id, new Set(taken))).toBe(fresh))

test('each of many is given out once, and is the one that would be free by itself', () => {
  const taken = new Set<unknown>(['a', 'a-3', 'b'])
  const give = freshIds(taken)
  for (const id of ['a', 'a', 'b', 'a', 'c', 'c', 'a']) {
    const expected = freshId(id, taken)
    expect(give(id)).toBe(expected)
    expect(taken.has(expected)).toBe(true)
  }
})

test('the id that is proposed for a block is no longer than an id may be', async () => {
  const { findings } = await checkExample(
    blocks({ ...marquee, id: long }, { ...marquee, id: long }),
  )
  expect(findings.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([
    ['duplicate-id', `"${'a'.repeat(59)}-2"`],
  ])
})
