import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type SiteTree, checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { spoilt } from '#tests/engine/schema/spoilt.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { home, marquee, page, site } from './site.ts'

const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })
const own = [...tree.files].filter(([file]) => file.startsWith('pages/'))
const facts = own.filter(([file]) => /(site|theme|chrome|home)\.json$|\/content\//.test(file))
const anyFile = fc.constantFrom(...own)

/** This site without its other pages, with a text in place of a file's own: small, so that many fit. */
function small(file: string, text: string): SiteTree {
  return { ...tree, files: new Map([...facts, [file, text]]) }
}

/** Findings that are not for people: unknown, outside of the file, or in words of the program. */
async function strangeOf(site: SiteTree): Promise<string[]> {
  return strangeAmong((await checkSite(site)).findings, site)
}

function strangeAmong(findings: readonly Finding[], site: SiteTree): string[] {
  const lines = new Map([...site.files].map(([file, text]) => [file, text.split('\n')]))
  return findings.flatMap(({ code, file, line, column, endLine, endColumn, problem, remedy }) => {
    const text = lines.get(file) ?? ['']
    const what = `${code} at ${file}:${line}:${column}-${endLine}:${endColumn} ${problem} ${remedy}`
    const isPlace =
      line >= 1 &&
      column >= 1 &&
      line <= text.length &&
      column <= (text[line - 1] as string).length + 1 &&
      (endLine > line || (endLine === line && endColumn >= column))
    const isSaid = catalogue.has(code) && problem !== '' && remedy !== ''
    const isInternal = /\bat .*:\d+:\d+|TypeError|\[object |\bundefined\b/.test(problem + remedy)
    return isPlace && isSaid && !isInternal ? [] : [what]
  })
}

/** Names that objects have by themselves, and names that are hard to write in a pointer. */
const names = fc.constantFrom(
  ...'__proto__ constructor prototype toString hasOwnProperty then length 0 -1 a/b ~ ~1 id type'.split(
    ' ',
  ),
  '',
  '\0',
  '\n',
  '\u202e',
  '\ud800',
)

const strange = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  names,
  fc.constantFrom<unknown>(
    'javascript:alert(1)',
    'https://',
    'https://@:80',
    'https://[::1]',
    'link:',
    'link:__proto__/x',
    'media/../x.svg',
    '[x](',
    '[x](http://)',
    '#',
    '/%',
    '<b',
    [[]],
    { type: '__proto__', id: 'x' },
    { type: 'marquee', blocks: [] },
    1e308,
    -0,
  ),
  fc.dictionary(names, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
)

const place = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 })

test('any value at any place, under any name', () =>
  fc.assert(
    fc.asyncProperty(
      anyFile,
      place,
      fc.nat(3),
      strange,
      names,
      async ([file, text], steps, way, by, name) => {
        const changed = spoilt(JSON.parse(text), steps, way, by, name)
        expect(await strangeOf(small(file, JSON.stringify(changed, null, 2)))).toEqual([])
      },
    ),
    { numRuns: 200 },
  ))

test('cut off at any byte', () =>
  fc.assert(
    fc.asyncProperty(anyFile, fc.nat(1_000_000), async ([file, text], at) => {
      const bytes = Buffer.from(text)
      const cut = bytes.subarray(0, at % bytes.length).toString('utf8')
      const site = small(file, cut)
      const { findings } = await checkSite(site)
      expect(strangeAmong(findings, site)).toEqual([])
      if (cut.trim().length < text.trim().length)
        expect(findings.filter((finding) => finding.file === file)).not.toEqual([])
    }),
    { numRuns: 100 },
  ))

test('any byte changed, put in or taken out', () =>
  fc.assert(
    fc.asyncProperty(
      anyFile,
      fc.nat(1_000_000),
      fc.uint8Array({ maxLength: 3 }),
      fc.nat(2),
      async ([file, text], at, by, gone) => {
        const bytes = Buffer.from(text)
        const start = at % bytes.length
        const changed = [bytes.subarray(0, start), by, bytes.subarray(start + gone)]
        expect(await strangeOf(small(file, Buffer.concat(changed).toString('utf8')))).toEqual([])
      },
    ),
    { numRuns: 120 },
  ))

test('any text for a file', () =>
  fc.assert(
    fc.asyncProperty(
      anyFile,
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.constantFrom(...'{}[],:"\\/*-.0e \n\r\t\0tu“\'\uFEFF\uD800'.split('')), {
          maxLength: 30,
        }),
        fc.json(),
      ),
      async ([file], text) => {
        expect(await strangeOf(small(file, [text].flat().join('')))).toEqual([])
      },
    ),
    { numRuns: 120 },
  ))

test('10,000 levels at any place are one finding there', () =>
  fc.assert(
    fc.asyncProperty(anyFile, place, async ([file, text], steps) => {
      const marked = JSON.stringify(spoilt(JSON.parse(text), steps, 0, 'DEEP'), null, 2)
      const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`
      const { findings } = await checkSite(small(file, marked.replace('"DEEP"', deep)))
      expect(findings.filter((finding) => finding.file === file).map(({ code }) => code)).toEqual([
        'too-deep',
      ])
    }),
    { numRuns: 30 },
  ))

// How soon is a measure, and stands in the bench (bench-hostile.ts).
test.each([
  ['one long text', `"${'x'.repeat(50_000_000)}"`],
  ['brackets', '['.repeat(50_000_000)],
  ['line breaks', '\n'.repeat(50_000_000)],
])('50 MB of %s are one finding', async (_, text) => {
  const { findings } = await checkSite(site({ [home]: text }))
  expect(findings.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['too-large', 1, 1],
  ])
})

test('thousands of blocks, settings and links with a fault each are all told', async () => {
  const blocks = Array.from({ length: 5000 }, (_, index) => ({
    ...marquee,
    [`label${index}`]: 'x',
    phrase: index,
  }))
  const text = page(blocks)
  expect(text.length).toBeLessThan(1_000_000)
  const { findings } = await checkSite(site({ [home]: text }))
  expect(findings.length).toBeGreaterThan(10_000)
})

test('names that objects have by themselves do nothing to the program', async () => {
  const text = page([marquee]).replace(
    '"route"',
    '"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }, "route"',
  )
  const { findings } = await checkSite(site({ [home]: text }))
  expect(findings.map(({ code }) => code)).toEqual(['unknown-setting', 'unknown-setting'])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
