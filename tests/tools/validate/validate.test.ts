import { cpSync, symlinkSync } from 'node:fs'

import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'

import { home, marquee, page, poster } from '#tests/engine/site.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { validate as command } from '#tools/validate/validate.ts'

interface SarifLog {
  version: string
  runs: {
    tool: { driver: { rules: { id: string }[] } }
    results: {
      ruleId: string
      ruleIndex: number
      level: string
      locations: {
        physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> }
      }[]
    }[]
  }[]
}

const { place, read, write, run, here } = scratchSite()
const validate = (...args: string[]) => here(command, args)

test('a sound site ends with 0 and a count', async () =>
  expect(await validate()).toEqual({ code: 0, out: '5 files, no problems.\n', err: '' }))

test('a picture that is wrong is one of the files', async () => {
  for (const name of 'abcdef') write(`pages/media/${name}.svg`, '<svg/>')
  const [, faulty = 0, files = 0] = /in (\d+) of (\d+) files/.exec((await validate()).out) ?? []
  expect(Number(faulty)).toBeGreaterThan(5)
  expect(Number(files)).toBeGreaterThanOrEqual(Number(faulty))
})

test('--at judges what is over at another moment, on the clock of the site', async () => {
  write(home, page([{ ...marquee, when: { until: '2030-12-24T18:00' } }, poster]))
  const over = async (at: string): Promise<boolean> =>
    (await validate('--at', at)).out.includes('never-shows')
  expect(await over('2030-12-24T17:59')).toBe(false)
  expect(await over('2030-12-24T18:00')).toBe(true)
  expect(await over('2030-12-24T22:59:00Z')).toBe(false)
  write('pages/site.json', `\uFEFF${read('pages/site.json')}`)
  expect(await over('2030-12-24T22:59:00Z')).toBe(false)
  expect(await over('2030-12-25')).toBe(true)
  expect(await validate('--at', 'soon')).toMatchObject({
    code: 2,
    err: expect.stringContaining('“soon” is not a day or a time.'),
  })
})

test('a fault ends with 1 and shows its line', () => {
  write(home, page([{ ...marquee, type: 'marqee' }]))
  expect(run('validate', [])).toEqual({
    code: 1,
    err: '',
    out: `pages/one/home.json:7:15  error  unknown-block
  block 1 (marqee)
  There is no block called "marqee". Did you mean "marquee"?

    6 |     {
  > 7 |       "type": "marqee",
      |               ^^^^^^^^

1 error in 1 of 5 files.
`,
  })
})

test('warnings alone end with 0', async () => {
  write('pages/one/deep/page.json', '{}')
  expect(await validate()).toMatchObject({
    code: 0,
    out: expect.stringContaining('warning  unread-file') as string,
  })
})

test('a page with hundreds of faults shows 50 and counts all', async () => {
  const blocks = Array.from({ length: 60 }, (_, index) => ({
    ...marquee,
    id: `b-${index}`,
    label: '',
    phrase: '',
  }))
  write(home, page(blocks))
  const { out } = await validate()
  expect(out.match(/too-short/g)).toHaveLength(50)
  expect(out).toContain('pages/one/home.json: 70 more are not shown.')
  expect(out.trimEnd()).toMatch(/120 errors in 1 of 5 files\.$/)
})

test('what is an error stands last, is counted, and is not lost among a thousand pictures', async () => {
  for (let at = 0; at < 30; at += 1) write(`pages/media/alone-${at}.svg`, '<svg/>')
  write(
    home,
    page([
      { ...marquee, phrase: '{produkt}' },
      { ...marquee, when: { until: '2020-01-01' } },
    ]),
  )
  const { code, out } = await validate('--format', 'pretty')
  expect(code).toBe(1)
  expect(out.match(/warning {2}unused-media/g)).toHaveLength(20)
  expect(out).toMatch(/\nAnd \d+ more files with unused-media: --format json lists all\.\n/)
  expect(out.lastIndexOf('  warning  ')).toBeLessThan(out.indexOf('  error  '))
  expect(out).toMatch(/\n2 errors and \d+ warnings in \d+ of \d+ files\.\n$/)
})

test('findings come as data for programs', async () => {
  write(home, page([marquee, marquee]))
  const { code, out } = await validate('--format', 'json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual({
    version: 1,
    summary: { files: 5, faultyFiles: 1, errors: 1, warnings: 0 },
    findings: [
      {
        code: 'duplicate-id',
        severity: 'error',
        file: 'pages/one/home.json',
        line: 14,
        column: 13,
        endLine: 14,
        endColumn: 19,
        pointer: '/blocks/1/id',
        where: 'block 2 (marquee) › id',
        problem: 'Block 1 has the id "news" already.',
        remedy: 'Give this block another id, for example "news-2"; links lead to a block by it.',
        related: [
          { file: 'pages/one/home.json', line: 8, column: 13, message: 'First used here.' },
        ],
        fix: { edits: [{ start: 260, end: 266, text: '"news-2"' }], safe: false },
      },
    ],
  })
})

test('a program that shows test results gets a case for each file', async () => {
  write(home, page([{ ...marquee, phrase: 'A & <b>' }, marquee]))
  const { code, out } = await validate('--format', 'junit')
  expect(code).toBe(1)
  expect(out).toContain('<testsuites name="validate" tests="5" failures="1">')
  expect(out).toContain(
    '<failure type="duplicate-id" message="Block 1 has the id &#34;news&#34; already.">',
  )
  const { document } = new Window()
  const parsed = new (document.defaultView as Window).DOMParser().parseFromString(
    out,
    'application/xml',
  )
  expect(parsed.querySelectorAll('testcase')).toHaveLength(5)
  expect(parsed.querySelectorAll('testcase > failure')).toHaveLength(1)
})

test('of those cases no more fail than there are, and a name of two lines stays one name', async () => {
  write('pages/one/two\nlines.json', '{ oops')
  const { out } = await validate('--format', 'junit')
  expect(out).toContain('tests="6" failures="1"')
  // Of several failures in a case, most programs show the first alone.
  expect(out.match(/<failure /g)).toHaveLength(1)
  expect(out).toMatch(/ message="[^"]* And 1 more error\.">pages\/[^<]*\npages\/[^<]*<\/failure>/)
  expect(out).toContain('name="pages/one/two&#10;lines.json"')
})

test('code scanning gets a log with places that begin at 1', async () => {
  write(home, page([marquee, marquee]))
  write('pages/one/second page.json', '')
  const log = JSON.parse((await validate('--format', 'sarif')).out) as SarifLog
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run?.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['duplicate-id', 'error'],
    ['not-json', 'error'],
  ])
  for (const { ruleIndex, ruleId, locations } of run?.results ?? []) {
    expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    const { artifactLocation, region } = locations[0]!.physicalLocation
    expect(artifactLocation.uri).not.toMatch(/[ \\]/)
    for (const place of Object.values(region)) expect(place).toBeGreaterThan(0)
  }
})

test('warnings can be counted as errors', async () => {
  write('pages/one/deep/page.json', '{}')
  expect(await validate('--max-warnings', '1')).toMatchObject({ code: 0, err: '' })
  expect(await validate('--max-warnings', '0')).toMatchObject({
    code: 1,
    err: '1 warning is more than --max-warnings allows (0).\n',
  })
  expect((await validate('--max-warnings', 'few')).err).toContain('--max-warnings takes a number')
})

test('another folder is checked by its own name', async () => {
  cpSync(place('pages'), place('sites/two'), { recursive: true })
  write('sites/two/one/home.json', '{')
  expect((await validate('--pages', 'sites/two')).out).toContain(
    'sites/two/one/home.json:1:1  error  not-json',
  )
})

describe('what cannot be done is said in two sentences, without a stack', () => {
  test.each([
    [
      ['--pages', 'nowhere'],
      'There is no folder nowhere. Name the folder that holds site.json: --pages DIR.\n',
    ],
    [
      ['--pages', 'pages/site.json'],
      'pages/site.json is a file, not a folder. Name the folder that holds site.json: --pages DIR.\n',
    ],
    [
      ['--pages', 'circle'],
      'circle is a symbolic link to itself. Name the folder that holds site.json: --pages DIR.\n',
    ],
    [['--pags', 'x'], 'There is no flag --pags. Did you mean --pages?\n'],
    [
      ['--format', 'xml'],
      'There is no format called “xml”. Use one of: pretty, json, github, sarif, junit.\n',
    ],
  ])('%j', async (args, err) => {
    symlinkSync('circle', place('circle'))
    expect(await validate(...args)).toEqual({ code: 2, out: '', err })
  })
})

test('nothing in the folder is written', async () => {
  const text = `${page([marquee])}   \n\n`
  write(home, text)
  await validate()
  expect(read(home)).toBe(text)
})
