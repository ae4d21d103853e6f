import { readFileSync } from 'node:fs'

import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { home, marquee, page, site } from '#tests/engine/site.ts'
import { sarifReport } from '#tools/validate/sarif.ts'

// The schema is written in draft-04, of which it uses nothing that later drafts read otherwise.
const {
  id: _,
  $schema: __,
  ...schema
} = JSON.parse(readFileSync('tests/fixtures/sarif/sarif-schema-2.1.0.json', 'utf8')) as Record<
  string,
  unknown
>
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
ajv.addFormat('uri', (text: string) => URL.canParse(text))
ajv.addFormat('uri-reference', (text: string) => URL.canParse(text, 'file:///site/'))
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)))
const validate = ajv.compile(schema)

function wrong(log: string): unknown[] {
  validate(JSON.parse(log))
  return validate.errors ?? []
}

const faulty: Record<string, string | undefined> = {
  [home]: page([marquee, marquee, { type: 'marqee', id: 'x' }], { titel: 'x', aliases: [7] }),
  'pages/site.json': undefined,
  'pages/one/empty.json': '',
  'pages/one/wörd #1 100%.json': '{ "a": 1, "a": 2 }',
  'pages/one/open.json': '{ "blocks": [',
  'pages/one/marked.json': '\uFEFF{}',
  'pages/deep/er/page.json': '{}',
  'blocks/lost/block.schema.json': '{}',
}

test('a log of faults of every family keeps the schema of SARIF 2.1.0', async () => {
  const { findings } = await checkSite(site(faulty))
  expect(new Set(findings.map(({ code }) => code)).size).toBeGreaterThan(9)
  expect(findings.some(({ related }) => related)).toBe(true)
  expect(wrong(sarifReport(findings))).toEqual([])
  expect(wrong(sarifReport([]))).toEqual([])
})

test('that schema would refuse a log that is wrong', async () => {
  const { findings } = await checkSite(site(faulty))
  const log = sarifReport(findings)
  expect(wrong(log.replace('"startLine": 1', '"startLine": 0'))).not.toEqual([])
  expect(wrong(log.replace('"level": "error"', '"level": "fatal"'))).not.toEqual([])
  expect(wrong(log.replace('"ruleId"', '"rule"'))).not.toEqual([])
})

test('no line and no column is zero, wherever a log says one', async () => {
  const { findings } = await checkSite(site(faulty))
  const places = [
    ...sarifReport(findings).matchAll(/"(?:start|end)(?:Line|Column)": (-?\d+)/g),
  ].map(([, number]) => Number(number))
  expect(places.length).toBeGreaterThanOrEqual(4 * findings.length)
  expect(Math.min(...places)).toBeGreaterThan(0)
})
