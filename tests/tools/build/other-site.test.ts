import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { redirectRules } from '#tools/preview/redirect-rules.ts'

/** A bicycle shop: other pages, other set, other colours, the same engine and blocks. */
const pagesDir = 'tests/fixtures/other-site/pages'
const out = scratchFolder()

// In a program of its own: it loads the React of a finished site, which others here must not get.
beforeAll(() => {
  const args = ['--import', 'tsx', 'tools/build/main.ts', '--pages', pagesDir, '--out', out]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}, 60_000)

const texts = (): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|xml|txt)$/.test(name) || name === '_headers')
    .map((name) => readFileSync(join(out, name), 'utf8'))

describe('another content folder', () => {
  test('gives another site', () => {
    const home = readFileSync(join(out, 'index.html'), 'utf8')
    expect(home).toContain('<title>Spoke &amp; Son | Repairs</title>')
    expect(home).toContain('Open on Sundays at Spoke &amp; Son')
    expect(home).toContain('lang="en-GB"')
  })

  test('tells its host where pages have moved to', () => {
    const rules = redirectRules(readFileSync(join(out, '_redirects'), 'utf8'))
    expect(rules('/old-shop', false)).toEqual({ status: 301, to: '/' })
    expect(rules('/', true)).toBeUndefined()
  })

  test('has nothing of the shop this repository shows', () => {
    for (const text of texts()) expect(text).not.toMatch(/mitts|sandwich(?!board)|212-555/i)
  })
})

test('a built site holds no editor, no schema and no validator', () => {
  for (const text of texts())
    expect(text).not.toMatch(
      /additionalProperties|block-dialect|#studio|ajv|instancePath|codemirror|studio/i,
    )
})
