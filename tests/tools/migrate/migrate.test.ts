import { beforeEach, expect, test } from 'vitest'

import { home, marquee, page, site } from '#tests/engine/site.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { migratePages } from '#tools/migrate/migrate-pages.ts'
import { validate } from '#tools/validate/validate.ts'

const { read, write, run, here } = scratchSite()
const migrate = (...args: string[]) => here(migratePages, args)

const step = `import type { Migration } from '#engine/migrate/migration.ts'

export const migrations: readonly Migration[] = [
  { to: 2, why: 'Text is a phrase.', up: ({ text, ...rest }) => ({ ...rest, phrase: text.trim() }) },
]
`
const { phrase: _, ...rest } = marquee
const old = { ...rest, text: 'We are open ' }
const about = 'pages/one/about.json'

beforeEach(() => {
  write(home, page([old]))
  write('blocks/marquee/block.schema.json', '{}')
  write('blocks/marquee/example.json', JSON.stringify({ ...marquee, v: 2 }))
  write('blocks/marquee/migrations.ts', step)
})

test('a dry run tells in words what would change, and writes nothing', () => {
  const { code, out, err } = run('migrate', ['--dry-run'])
  expect(err).toBe('')
  expect(out).toBe(
    'Home\n  Marquee text removed, was “We are open ”\n  Marquee v added: 2\n  Marquee phrase added: “We are open”\n\n1 file would change.\n',
  )
  expect(code).toBe(0)
  expect(read(home)).toBe(page([old]))
})

test('blocks are brought to the version of their schema once', async () => {
  expect((await migrate()).out).toMatch(/1 file changed\.\n$/)
  const { type, id, label } = marquee
  const { blocks } = JSON.parse(read(home)) as { blocks: unknown[] }
  expect(blocks).toEqual([{ type, id, v: 2, label, phrase: 'We are open' }])
  const once = read(home)
  expect(await migrate()).toEqual({ code: 0, out: 'Nothing changed.\n', err: '' })
  expect(read(home)).toBe(once)
})

test('what a check of another site says to run changes that site, and not this one', async () => {
  for (const [file, text] of site().files) write(file.replace(/^pages/, 'shop'), text)
  write('shop/one/home.json', page([old]))
  const { out } = await here(validate, ['--pages', 'shop'])
  const [, words = ''] = /Run `npm run migrate -- (.*?)`; /.exec(out) ?? []
  expect((await migrate(...words.split(' '))).out).toMatch(/1 file changed\.\n$/)
  expect(read('shop/one/home.json')).toContain('"phrase"')
  expect(read(home)).toBe(page([old]))
})

test('where the example of a block changed with them, the next step is told', async () => {
  write('blocks/marquee/example.json', JSON.stringify(old))
  const { out } = await migrate('--dry-run')
  expect(out).not.toContain('generate')
  expect(out).toMatch(/^Example of marquee\n {2}text removed/)
  expect((await migrate()).out).toMatch(/2 files changed\.\nThe example .* Run `npm run generate`/)
})

test('a page where a step fails, or that is newer, stays and is named; others go on', async () => {
  write(about, page([{ ...old, text: 7 }]))
  write('pages/one/new.json', page([{ ...marquee, v: 3 }]))
  const { code, err } = await migrate()
  expect(code).toBe(1)
  expect(err).toBe(
    `${about} stays as it is. Block 1 (marquee): step 2 (Text is a phrase.) failed with “text.trim is not a function”. Fix the step.
pages/one/new.json stays as it is. Block 1 (marquee): it was written for version 3 of its block, but this code knows version 2. Use newer code.
`,
  )
  expect(read(about)).toBe(page([{ ...old, text: 7 }]))
  expect(read(home)).toContain('"phrase"')
})

test('the name of a file that stays cannot steer the terminal', async () => {
  write('pages/one/e\u001B[2J.json', '{')
  expect((await migrate()).err).toContain(String.raw`pages/one/e\u001b[2J.json stays as it is.`)
})

test.each([
  ['to: 2', 'to: 3', 'Step 1 of blocks/marquee/migrations.ts is numbered 3'],
  ['const migrations', 'const steps', 'blocks/marquee/migrations.ts exports no list'],
])('a list of steps with %s as %s is refused', async (from, to, sentence) => {
  write('blocks/marquee/migrations.ts', step.replace(from, to))
  const { code, err } = await migrate()
  expect(err).toContain(sentence)
  expect(code).toBe(2)
})
