import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { schemaReports } from '#engine/schema/findings.ts'
import { formOf } from '#engine/schema/forms.ts'
import { labelOf } from '#engine/schema/labels.ts'
import { planOf } from '#engine/schema/plan.ts'
import { type Schema, definition } from '#engine/schema/schema.ts'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false })

/** All that the engine makes of a setting with these words about it. */
function madeOf(words: Schema): unknown {
  const text: Schema = { ...words, type: 'string', pattern: '^a' }
  const list: Schema = { ...words, type: 'array', items: { type: 'string' } }
  const group: Schema = {
    ...words,
    type: 'object',
    properties: { type: text, list },
    required: ['type'],
  }
  const validate = ajv.compile(group)
  const reports = [{}, { tpye: 'a' }, { type: '/a' }].flatMap((value) => {
    validate(value)
    return schemaReports(validate.errors ?? [], { at: value }, 'a.json')
  })
  return [planOf(group), planOf(list), formOf(text), reports]
}

test.each(['Block', 'Href', 'Media', 'BlockId', 'RichLine', 'RichText'])(
  'a setting that people know as “%s” differs from others in its label alone',
  (title) => {
    expect(definition(title)['x-name']).toBe(title)
    expect(madeOf({ title })).toEqual(madeOf({}))
    expect(labelOf('size', { title })).toBe(title)
  },
)
