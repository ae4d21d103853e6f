import { expect, test } from 'vitest'

import { isRecord } from '#engine/is-record.ts'
import { formRemedy } from '#engine/schema/forms.ts'
import { type Schema } from '#engine/schema/schema.ts'
import runtime from '#schema/runtime.json' with { type: 'json' }
import { check, home, marquee, page, siteJson } from '#tests/engine/site.ts'

/** Every setting that has a form of its own, with its place in the schema. */
function* formed(value: unknown, at = ''): Generator<[at: string, schema: Schema]> {
  if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* formed(inner, `${at}/${index}`)
  if (!isRecord(value)) return
  if (typeof value['pattern'] === 'string' && 'description' in value) yield [at, value]
  for (const [key, inner] of Object.entries(value)) yield* formed(inner, `${at}/${key}`)
}
// An address that begins with https:// is told so.
const settings = [...formed(runtime.$defs)].filter(
  ([, { pattern }]) => !pattern?.startsWith('^https://'),
)

test.each(settings)('%s is told with an example that has its form', (_, schema) => {
  const { pattern = '', default: usual, 'x-placeholder': example = usual } = schema
  const keeps = (text: string): boolean => new RegExp(pattern, 'u').test(text)
  const remedy = formRemedy(schema)
  const words = remedy.split(/[\s,;:]+/).map((word) => word.replace(/\.$/, ''))
  expect(
    [...words, ...(remedy.includes(String(example)) ? [String(example)] : [])].some(keeps),
  ).toBe(true)
})

test('a value in another form is told how it is written', async () => {
  const { label: _, ...newsletter } = { ...marquee, type: 'newsletter', month: 'May 2025' }
  const found = await check({ [home]: page([newsletter]) })
  expect(found.find((line) => line.includes('wrong-form'))).toMatch(
    /"month" does not have the form it needs: "May 2025"\. Write it as in 2025-05: The month of the campaign\./,
  )
})

test.each([
  ['https://one.example#a', 'https://one.example'],
  ['https://one.example?a', 'https://one.example'],
  ['https://one.example/', 'https://one.example'],
  ['https://WWW.One.example:8443', 'https://www.one.example:8443'],
  ['https://bäckerei.example', 'https://xn--bckerei-5wa.example'],
])('%s is no address that every page of a site can begin with', async (url, meant) =>
  expect((await check({ 'pages/site.json': siteJson({ url }) })).join()).toContain(
    `"${url}" is not the address of a whole site. Did you mean "${meant}"?`,
  ),
)

test.each(['//counts.example/x', '/\\counts.example', '/\t/counts.example', '/counts'])(
  'counts sent to %j stay on the site',
  async (endpoint) => {
    const services = { analytics: { sink: 'beacon', endpoint } }
    const found = await check({ 'pages/site.json': siteJson({ services }) })
    expect(found.some((line) => line.includes('wrong-form'))).toBe(endpoint !== '/counts')
  },
)
