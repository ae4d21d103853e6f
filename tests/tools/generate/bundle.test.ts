import { expect, test } from 'vitest'

import { type Schema, bundle } from '#tools/generate/bundle.ts'

test('documents and blocks keep their titles; that of a part is no label of what refers to it', () => {
  const opening = { title: 'Opening hours', type: 'string' }
  const summer = { $ref: '../../schema/defs/opening.json', description: 'In summer.' }
  const { $defs } = bundle({
    defs: { Opening: opening },
    defNames: { opening: 'Opening' },
    documents: { Page: { title: 'Page', $defs: { Route: opening } } },
    common: { required: ['type'], properties: {} },
    dialect: {},
    blocks: { a: { schema: { title: 'A band', properties: { summer } }, example: undefined } },
    files: new Map(),
  })
  const titles = Object.entries($defs as Record<string, Schema>).map(
    ([name, { title = 'none', 'x-name': own }]) => `${name} ${String(own)} ${String(title)}`,
  )
  expect(titles.join(', ')).toBe(
    'AProps AProps A band, Block Block none, Opening Opening none, Page Page Page, Route Route none',
  )
})
