import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { families } from '#engine/rules/docs.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

/** A whole site with one fault a line of expected.json: the file, the line, the column, the code. */
const root = join(process.cwd(), 'tests/fixtures/faulty')
const expected = JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8')) as string[]
const { findings } = await checkSite(await readSite({ root, pagesDir: 'pages' }))

/** What the finding with that problem says to do. */
const remedyOf = (problem: string): string | undefined =>
  findings.find((finding) => finding.problem.startsWith(problem))?.remedy

/** Whether the finding names the very thing to write, or brings the edit. */
function isConcrete({ fix, remedy }: Finding): boolean {
  return (
    fix !== undefined ||
    /Did you mean "|(?:Write|write|Add|Take|Use|example) [^;:]*"[^"]+"|Move block \d|from \d+ to \d+|to \d+ or fewer|belongs to the block|Run `npm run|Add (?:step \d|one that exports)|Put one first that does: [a-z-]+/.test(
      remedy,
    )
  )
}

test('every fault is one finding, at its line and column', () => {
  expect(expected.length).toBeGreaterThanOrEqual(30)
  expect(
    findings.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`).toSorted(),
  ).toEqual(expected.toSorted())
})

test('there are faults of every family', () => {
  const found = new Set(findings.map(({ code }) => catalogue.get(code)?.family))
  expect(families.filter((family) => !found.has(family))).toEqual([])
})

test('three in four say exactly what to write', () => {
  const vague = findings.filter((finding) => !isConcrete(finding))
  expect(vague.length / findings.length).toBeLessThanOrEqual(1 / 4)
})

test('a word that resembles nothing is told no nearest one', () => {
  for (const problem of ['"zeppelin" is not a setting', 'No page answers at /zeppelin'])
    expect(remedyOf(problem)).toMatch(/^(?!.*Did you mean).+$/)
})

test("another block's setting says whose it is", () =>
  expect(remedyOf('"campaign" is not a setting')).toBe(
    'It belongs to the block "newsletter"; take it out here.',
  ))

test('a misspelt setting that is required is not missing as well', () =>
  expect(remedyOf('"titel" is not a setting')).toBe('Did you mean "title"? It is required here.'))
