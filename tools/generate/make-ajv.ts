import { Ajv2020 } from 'ajv/dist/2020.js'

const annotations = [
  'enumDescriptions',
  'x-category',
  'x-aliases',
  'x-limit',
  'x-service',
  'x-region',
  'x-on',
  'x-least-span',
  'x-heading',
  'x-tab',
  'x-ref',
  'x-id',
  'x-multiline',
  'x-unit',
  'x-words',
  'x-one',
  'x-placeholder',
  'x-if',
  'x-redirect',
  'x-empty',
  'x-needed',
  'x-never',
  'x-name',
  'x-type',
]

/** Words that annotate and never judge, declared so that a misspelt one is still refused. */
export function makeAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    multipleOfPrecision: 6,
    code: { source: true, esm: true, lines: false },
  })
  for (const keyword of annotations) ajv.addKeyword(keyword)
  return ajv
}
