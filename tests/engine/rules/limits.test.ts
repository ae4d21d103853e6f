import { afterEach, expect, test, vi } from 'vitest'

import { limitBreaches } from '#engine/limits.ts'
import { blocks } from '#engine/rules/examples.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { limitRefusal } from '#studio/commands/limits.ts'

import { checkExample } from './example-site.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['marquee', /^Take this one out, or use "[a-z-]+", which a page may have more often\.$/],
  ['type-sheet', /^Take this one out\.$/],
])('of a block "%s" too many another is named only where one is like it', async (type, remedy) => {
  const twice = blocks({ type, id: 'a' }, { type, id: 'b' })
  const { findings } = await checkExample(twice, 'not-allowed-here')
  const told = findings.filter(({ code }) => code === 'not-allowed-here')
  expect(told.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)])
})

test('a block that may not follow another is told where it does, and refused', async () => {
  const schemaOf = blockSchemas.get.bind(blockSchemas)
  vi.spyOn(blockSchemas, 'get').mockImplementation((type) => {
    const schema = schemaOf(type)
    return schema && type === 'edge' ? { ...schema, 'x-limit': { notAfter: ['edge'] } } : schema
  })
  const [one, two] = [
    { type: 'edge', id: 'one' },
    { type: 'edge', id: 'two' },
  ]
  const { findings } = await checkExample(blocks(one, two), 'not-allowed-here')
  expect(
    findings
      .filter(({ code }) => code === 'not-allowed-here')
      .map(({ pointer, problem }) => `${pointer} ${problem}`),
  ).toEqual(['/blocks/1/type A block "edge" cannot come right after "edge".'])
  expect(limitRefusal([one], [one, two])).toBe('Edge can’t come right after Edge.')
  for (const between of [
    [one, { type: 'marquee', id: 'news' }, two],
    [one, { ...two, hidden: true }],
    [
      { ...one, when: { on: 'phones' } },
      { ...two, when: { on: 'desktops' } },
    ],
  ])
    expect(limitBreaches(between)).toEqual([])
})
