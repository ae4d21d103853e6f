import { expect, test } from 'vitest'

import { check, home, marquee, page } from '#tests/engine/site.ts'

test('parts of one id are told, but for those of a block that may stand in for another', async () => {
  const legal = (id: string, ...sections: readonly string[]): object => ({
    type: 'legal-text',
    id,
    title: 'Rules',
    sections: sections.map((own) => ({ id: own, heading: 'Rule', parts: [{ text: ['None.'] }] })),
  })
  const later = { ...legal('later', 'use'), when: { from: '2027-01-01' } }
  const blocks = [legal('terms', 'news', 'use', 'use-2', 'use'), marquee, later]
  const found = await check({ [home]: page(blocks) })
  expect(found.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'duplicate-id [block 1 (legal-text) › sections #1 › id] Block 2 has the id "news" already. Give this part another id, for example "news-2"; links lead to a part by it.',
    'duplicate-id [block 1 (legal-text) › sections #4 › id] A part of block 1 has the id "use" already. Give this part another id, for example "use-3"; links lead to a part by it.',
  ])
})
