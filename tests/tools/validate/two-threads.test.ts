import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { look } from '#engine/look.ts'
import { bundled } from '#tests/bench/validate/programs.ts'
import { readSite } from '#tools/lib/read-site.ts'
import { lookTogether } from '#tools/validate/two-threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'many-'))
const pagesDir = join(folder, 'pages')
const PAGES = 200

beforeAll(() => {
  cpSync('pages', pagesDir, { recursive: true })
  const terms = readFileSync('pages/shared/terms.json', 'utf8')
  for (let index = 0; index < PAGES; index += 1) {
    const own = terms
      .replace('"/terms"', `"/terms-${index}"`)
      .replace(
        /"title": "[^"]*"/,
        index % 20 === 0 ? '"titel": "Terms"' : `"title": "Terms ${index}"`,
      )
    writeFileSync(join(pagesDir, `multi-location/terms-${index}.json`), own)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a site that is looked at in two threads has the findings of one thread', async () => {
  const program = await bundled('tools/validate/main.ts', join(folder, 'program'))
  const tree = await readSite({ root: process.cwd(), pagesDir, streamed: true })
  const { findings } = await checkSite(tree, await lookTogether(tree, program))
  expect(findings.length).toBeGreaterThan(PAGES / 20)
  expect(findings).toEqual((await checkSite(tree)).findings)
})

test('where no second thread can be had, one does all', async () => {
  const tree = await readSite({ root: process.cwd(), pagesDir, streamed: true })
  const looked = await lookTogether(tree, join(folder, 'not-there.mjs'))
  expect(looked.kinds).toEqual(look(tree).kinds)
})
