import { readFileSync } from 'node:fs'

import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
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
  'pages/one/comma.json': '{\n  "a": 1,\n}',
  'pages/deep/er/page.json': '{}',
  'blocks/lost/block.schema.json': '{}',
}

const { files } = site(faulty)
const reported = async (): Promise<{ findings: readonly Finding[]; log: string }> => {
  const { findings } = await checkSite(site(faulty))
  return { findings, log: sarifReport(findings, files) }
}

test('a log of faults of every family keeps the schema of SARIF 2.1.0', async () => {
  const { findings, log } = await reported()
  expect(new Set(findings.map(({ code }) => code)).size).toBeGreaterThan(9)
  expect(findings.some(({ related }) => related)).toBe(true)
  expect(wrong(log)).toEqual([])
  expect(wrong(sarifReport([], files))).toEqual([])
})

test('code scanning is told of each code why it matters, and where its examples are', async () => {
  interface Rule {
    id: string
    shortDescription: { text: string }
    help: { text: string }
    defaultConfiguration: { level: string }
  }
  const { log } = await reported()
  const { runs } = JSON.parse(log) as { runs: { tool: { driver: { rules: Rule[] } } }[] }
  const rule = runs[0]?.tool.driver.rules.find(({ id }) => id === 'duplicate-key')
  expect(rule?.shortDescription.text).toBe(catalogue.get('duplicate-key')?.why)
  expect(rule?.help.text).toContain('npm run rules -- duplicate-key')
  expect(rule?.defaultConfiguration.level).toBe('error')
})

test('that schema would refuse a log that is wrong', async () => {
  const { log } = await reported()
  expect(wrong(log.replace('"startLine": 1', '"startLine": 0'))).not.toEqual([])
  expect(wrong(log.replace('"level": "error"', '"level": "fatal"'))).not.toEqual([])
  expect(wrong(log.replace('"ruleId"', '"rule"'))).not.toEqual([])
  expect(wrong(log.replace('"deletedRegion"', '"deleted"'))).not.toEqual([])
})

test('no line and no column is zero, wherever a log says one', async () => {
  const { findings, log } = await reported()
  const places = [...log.matchAll(/"(?:start|end)(?:Line|Column)": (-?\d+)/g)].map(([, number]) =>
    Number(number),
  )
  expect(places.length).toBeGreaterThanOrEqual(4 * findings.length)
  expect(Math.min(...places)).toBeGreaterThan(0)
})

interface Change {
  readonly artifactLocation: { readonly uri: string }
  readonly replacements: readonly {
    readonly deletedRegion: Readonly<Record<string, number>>
    readonly insertedContent?: { readonly text: string }
  }[]
}

/** What a program that knows only the log makes of a file. */
function mended(text: string, { replacements }: Change): string {
  const lines = text.split(/(?<=\n)/)
  const offset = (line = 0, column = 0): number =>
    lines.slice(0, line - 1).join('').length + column - 1
  for (const { deletedRegion: region, insertedContent } of replacements.toReversed()) {
    if (region['byteLength'] !== undefined)
      return Buffer.from(text).subarray(region['byteLength']).toString()
    const from = offset(region['startLine'], region['startColumn'])
    const to = offset(region['endLine'], region['endColumn'])
    text = text.slice(0, from) + (insertedContent?.text ?? '') + text.slice(to)
  }
  return text
}

test('what mends a finding is in the log, and mends it', async () => {
  const { findings, log } = await reported()
  const { runs } = JSON.parse(log) as {
    runs: { results: { ruleId: string; fixes?: { artifactChanges: Change[] }[] }[] }[]
  }
  const results = runs[0]?.results ?? []
  expect(results.filter(({ fixes }) => fixes)).toHaveLength(
    findings.filter(({ fix }) => fix).length,
  )
  const codes = new Set<string>()
  for (const { ruleId, fixes } of results) {
    for (const change of fixes?.flatMap(({ artifactChanges }) => artifactChanges) ?? []) {
      const file = decodeURIComponent(change.artifactLocation.uri)
      const text = mended(files.get(file) ?? '', change)
      const { findings: left } = await checkSite(site({ ...faulty, [file]: text }))
      const count = (all: readonly Finding[]): number =>
        all.filter((finding) => finding.code === ruleId && finding.file === file).length
      expect(count(left), `${ruleId} in ${file}`).toBeLessThan(count(findings))
      codes.add(ruleId)
    }
  }
  expect([...codes].toSorted()).toEqual([
    'byte-order-mark',
    'duplicate-id',
    'trailing-comma',
    'unknown-block',
    'wrong-kind',
  ])
})

const namesOf = async (text: string): Promise<string[]> => {
  const tree = site({ [home]: text })
  const { findings } = await checkSite(tree)
  const { runs } = JSON.parse(sarifReport(findings, tree.files)) as {
    runs: { results: { partialFingerprints: Record<string, string> }[] }[]
  }
  return runs[0]!.results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints))
}

test('a result stays the same one when a block comes above it', async () => {
  const wrong = { ...marquee, id: 'wrong', repeat: 'x' }
  const before = await namesOf(page([marquee, wrong, { type: 'marquee' }]))
  expect(before).toContain(`wrong-kind:${home}#/blocks/wrong/repeat`)
  const after = await namesOf(page([marquee, { ...marquee, id: 'more' }, wrong]))
  expect(after).toEqual(before.filter((name) => name.includes('/wrong/')))
})

test('of more results than GitHub takes, what is no error stays out, and is counted', async () => {
  const { findings } = await reported()
  const [one] = findings
  const many = Array.from({ length: 25_010 }, (_, line) => ({
    ...one!,
    severity: line < 20 ? ('warning' as const) : ('error' as const),
  }))
  const log = sarifReport(many, files)
  const { runs } = JSON.parse(log) as { runs: { results: { level: string }[]; invocations: [] }[] }
  const levels = runs[0]!.results.map(({ level }) => level)
  expect([levels.length, levels.filter((level) => level === 'error').length]).toEqual([
    25_000, 24_990,
  ])
  expect(JSON.stringify(runs[0]?.invocations)).toContain('10 more findings are left out.')
  expect(wrong(sarifReport(many.slice(-25_001), files))).toEqual([])
})

test('no two results are taken for the same one', async () => {
  const names = await namesOf(page([{ type: 'marquee', id: 'news' }]))
  expect(names.map((name) => name.split(':')[0])).toEqual(['missing-setting', 'missing-setting'])
  expect(new Set(names).size).toBe(2)
})
