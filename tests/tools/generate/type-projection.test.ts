import { expect, test } from 'vitest'

import { bundle } from '#tools/generate/bundle.ts'
import { typeProjection } from '#tools/generate/type-projection.ts'

test('a setting has its type, whatever word of JSON Schema it is called by', async () => {
  const names = 'discriminator title description pattern properties required items tsType'.split(
    ' ',
  )
  const text = { type: 'string', description: 'Some words.' }
  const properties = Object.fromEntries(names.map((name) => [name, text]))
  const schema = { title: 'A', description: 'A block.', type: 'object', properties }
  const block = { schema: { ...schema, additionalProperties: false }, example: undefined }
  const nothing = { defs: {}, defNames: {}, documents: {}, dialect: {}, files: new Map() }
  const sources = {
    ...nothing,
    common: { required: ['type'], properties: {} },
    blocks: { a: block },
  }
  const types = await typeProjection(bundle(sources), sources)
  const [, props = ''] = /interface AProps \{(.*?)^\}/ms.exec(types) ?? []
  expect([...props.matchAll(/^(\w+)\?: string$/gm)].map(([, name]) => name)).toEqual(names)
})
