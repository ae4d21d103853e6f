import { expect, test } from 'vitest'

import { blocks } from '#engine/rules/examples.ts'

import { checkExample } from './example-site.ts'

test.each([
  ['marquee', /^Take this one out, or use "[a-z-]+", which a page may have more often\.$/],
  ['type-sheet', /^Take this one out\.$/],
])('of a block "%s" too many another is named only where one is like it', async (type, remedy) => {
  const twice = blocks({ type, id: 'a' }, { type, id: 'b' })
  const { findings } = await checkExample(twice, 'not-allowed-here')
  const told = findings.filter(({ code }) => code === 'not-allowed-here')
  expect(told.map((one) => one.remedy)).toEqual([expect.stringMatching(remedy)])
})
