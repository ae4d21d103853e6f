import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { schemaReports } from '#engine/schema/findings.ts'
import type { Schema } from '#engine/schema/schema.ts'
import { keepsSchema } from '#engine/schema/survey.ts'
import { valueAt } from '#engine/where.ts'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false })

const words = ['left', 'Left', 'right', '', '1', '-1', 'true', 'null', '\u{1F373}', 'constructor']
const scalar = fc.constantFrom<unknown>(...words, 0, 1, -1, 2.5, 7, true, false, null)

/** A value with lists and objects in it, of which some say the same in another order. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { weight: 4, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(tie('any'), { maxLength: 3 }) },
    // As JSON has it: without a prototype, the validator's own comparison falls over.
    {
      weight: 2,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('any'), {
        noNullPrototype: true,
      }),
    },
  ),
})).any

const limits = (least: string, most: string) =>
  fc
    .record({ [least]: fc.nat(2), [most]: fc.integer({ min: 2, max: 4 }) }, { requiredKeys: [] })
    .map((some) => some as Schema)

/** A setting as the dialect lets a block have it. */
const setting = fc.letrec<{ any: Schema }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    limits('minLength', 'maxLength').map((some) => ({ type: 'string', ...some })),
    fc.constantFrom<Schema>({ type: 'string', pattern: '^[a-z]+$' }, { type: 'boolean' }),
    fc
      .tuple(fc.constantFrom('number', 'integer'), limits('minimum', 'maximum'))
      .map(([type, some]) => ({ type, ...some })),
    fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((list) => ({ enum: list })),
    fc.constantFrom<Schema>({ type: 'string', enum: ['left', '1'] }, { const: 1 }),
    fc
      .tuple(tie('any'), limits('minItems', 'maxItems'), fc.boolean())
      .map(([items, some, uniqueItems]) => ({ type: 'array', items, ...some, uniqueItems })),
    fc.tuple(tie('any'), tie('any'), fc.subarray(['a', 'id'])).map(([a, id, required]) => ({
      type: 'object',
      properties: { a, id },
      required,
      additionalProperties: false,
    })),
  ),
})).any

test('of any setting the command says what a validator says, and no list is told to be what it cannot', () => {
  const asked = fc.tuple(setting, fc.array(value, { minLength: 8, maxLength: 8 }))
  let refused = 0
  fc.assert(
    fc.property(asked, ([schema, values]) => {
      const validate = ajv.compile(schema)
      for (const one of values) {
        const sound = validate(one)
        const reports = schemaReports(validate.errors ?? [], one, 'a.json')
        expect([reports.length === 0, keepsSchema(one, schema)]).toEqual([sound, sound])
        if (!sound) refused += 1
        for (const { at, fix, problem, remedy } of reports) {
          expect(`${problem} ${remedy}`).not.toMatch(/\[object|undefined|: , /)
          if (!fix || !('value' in fix)) continue
          expect(fix.value).not.toEqual(valueAt(one, at))
          const own = validate.errors?.find(({ instancePath }) => instancePath === at)
          const { enum: list } = (own?.parentSchema ?? {}) as Schema
          if (list) expect(list).toContainEqual(fix.value)
        }
      }
    }),
    { numRuns: 150 },
  )
  expect(refused).toBeGreaterThan(100)
})
