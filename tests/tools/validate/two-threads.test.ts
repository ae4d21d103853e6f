import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { bundled } from '#tests/bench/validate/programs.ts'
import { readSite } from '#tools/lib/read-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'many-'))
const pagesDir = join(folder, 'pages')
const PAGES = 600

beforeAll(() => {
  cpSync('pages', pagesDir, { recursive: true })
  const terms = readFileSync('pages/shared/terms.json', 'utf8')
  for (let index = 0; index < PAGES; index += 1) {
    const own = terms
      .replace('"/terms"', `"/terms-${index}"`)
      .replace(
        /"title": "[^"]*"/,
        index % 50 === 0 ? '"titel": "Terms"' : `"title": "Terms ${index}"`,
      )
    writeFileSync(join(pagesDir, `multi-location/terms-${index}.json`), own)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a site of hundreds of pages, looked at in two threads, has the findings of one thread', async () => {
  // As one file, because the second thread has nothing left to look at where it starts slowly.
  const program = await bundled('tools/validate/main.ts', join(folder, 'program'))
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--pages', pagesDir, '--format', 'json'],
    {
      encoding: 'utf8',
    },
  )
  const tree = await readSite({ root: process.cwd(), pagesDir })
  const { findings } = await checkSite(tree)
  expect(findings.length).toBeGreaterThan(PAGES / 50)
  expect((JSON.parse(stdout) as { findings: unknown }).findings).toEqual(findings)
})
