import { expect, test } from 'vitest'

import { bundle } from '#tools/generate/bundle.ts'
import { typeProjection } from '#tools/generate/type-projection.ts'

/** The types of two blocks of these settings. */
function typesOf(properties: object): Promise<string> {
  const schema = { title: 'A', description: 'A block.', type: 'object', properties }
  const block = { schema: { ...schema, additionalProperties: false }, example: undefined }
  const nothing = { defs: {}, defNames: {}, documents: {}, dialect: {}, files: new Map() }
  const sources = {
    ...nothing,
    common: { required: ['type'], properties: {} },
    blocks: { a: block, b: block },
  }
  return typeProjection(bundle(sources), sources)
}

test('a setting has its type, whatever word of JSON Schema it is called by', async () => {
  const names =
    'discriminator title description pattern properties required items tsType default enum'.split(
      ' ',
    )
  const text = { title: 'Words', type: 'string', description: 'Some words.' }
  const types = await typesOf(Object.fromEntries(names.map((name) => [name, text])))
  const [, props = ''] = /interface AProps \{(.*?)^\}/ms.exec(types) ?? []
  expect([...props.matchAll(/^(\w+)\?: string$/gm)].map(([, name]) => name)).toEqual(names)
})

test('what people read names no type, even where two blocks say the same', async () => {
  const of = (titled: (title: string) => object) => ({
    size: { ...titled('Size'), type: 'string', default: { title: 'Size' } },
    link: { ...titled('AProps'), type: 'object', properties: { to: { ...titled('Block') } } },
    list: { type: 'array', items: { ...titled('Definitions'), enum: [{ title: 'Size' }] } },
  })
  const plain = await typesOf(of(() => ({})))
  expect(await typesOf(of((title) => ({ title })))).toBe(plain)
  expect(plain).toContain('"title":"Size"')
})
