import { readFileSync, symlinkSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import type { ProgramName } from '#tools/run/programs.ts'
import { listUsages } from '#tools/usages/list-usages.ts'
import { validate } from '#tools/validate/validate.ts'

const { place, read, here, run, write, git } = scratchSite()
const gone = 'pages/one/gone.json'
const home = 'pages/one/home.json'

/** A link to nothing stands for all that cannot be read: an administrator may read every file. */
beforeEach(() => {
  write(
    'blocks/marquee/block.schema.json',
    JSON.stringify({ title: 'Marquee', properties: { phrase: { type: 'string' } } }),
  )
  write('schema/block-dialect.json', readFileSync('schema/block-dialect.json', 'utf8'))
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'all')
  symlinkSync('nothing.json', place(gone))
})

test.each<[ProgramName, string[]]>([
  ['migrate', []],
  ['rename-block', ['marquee', 'ticker', '--write']],
  ['rename-setting', ['marquee', 'phrase', 'slogan', '--write']],
  ['move-page', ['/', '/start', '--write']],
  ['new-page', ['/start']],
  ['diff', []],
])('%s changes nothing while a page cannot be read, and names it', (name, words) => {
  const before = read(home)
  expect(run(name, words)).toEqual({
    code: 2,
    out: '',
    err: `${gone} cannot be read. Fix it first; \`npm run validate\` says why.\n`,
  })
  expect(read(home)).toBe(before)
})

test('usages lists what it knows, and names each file of which it knows nothing', async () => {
  write('pages/one/torn.json', '{')
  const { code, out, err } = await here(listUsages, ['marquee.phrase'])
  expect(out).toMatch(/^pages\/one\/home\.json:\d+:\d+ /)
  expect(err).toBe(
    `${gone} cannot be read, so it was not searched.\npages/one/torn.json cannot be read as JSON, so it was not searched.\n`,
  )
  expect(code).toBe(2)
  expect((await here(listUsages, ['/nowhere'])).out).toBe('Nothing else uses /nowhere.\n')
})

test.each(['..', '/'])(
  'the folder %s around the house is not read as one of pages',
  async (folder) =>
    expect(await here(validate, ['--pages', folder])).toEqual({
      code: 2,
      out: '',
      err: `The folder ${folder} has no site.json, and this repository is in it. Name the folder that holds site.json: --pages DIR.\n`,
    }),
)
