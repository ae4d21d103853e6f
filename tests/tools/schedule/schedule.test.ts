import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere } from '#tests/tools/commands.ts'
import { showSchedule } from '#tools/schedule/show-schedule.ts'

let pages = ''
const schedule = async (...args: string[]): Promise<string> => {
  const { out, err } = await runHere(showSchedule, ['--pages', pages, ...args])
  return (out + err).trim()
}
const setBase = (base: string): void => {
  const file = join(pages, 'site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), base }))
}

beforeEach(() => {
  pages = join(scratchFolder(), 'pages')
  cpSync('tests/fixtures/other-site/pages', pages, { recursive: true })
  const home = join(pages, 'one-page/home.json')
  const page = JSON.parse(readFileSync(home, 'utf8')) as { blocks: object[] }
  const when = { from: '2026-12-01', until: '2026-12-24T18:00' }
  const blocks = page.blocks.map((block, index) =>
    index === 0 ? { ...block, id: 'advent', when } : block,
  )
  writeFileSync(home, JSON.stringify({ ...page, blocks }))
  // A site in a folder of its host has no file that ends.
  setBase('/shop/')
})

test('the next rebuild is told with its page and block, for people and for programs', async () => {
  const text = await schedule('--at', '2026-11-30T23:59')
  expect(text).toMatch(
    /^Next rebuild: 2026-12-01 00:00 .*\n {2}\S*one-page\/home\.json: .* “advent” appears\nThen: 2026-12-24 18:00/,
  )
  const { next, later } = JSON.parse(await schedule('--at', '2026-12-01', '--format', 'json')) as {
    next: { local: string; turns: object[] }
    later: object[]
  }
  expect(next).toMatchObject({
    local: '2026-12-24T18:00',
    turns: [{ file: 'one-page/home.json', route: '/', block: { id: 'advent' }, shows: false }],
  })
  expect(later).toEqual([])
  expect(runCommand('schedule', ['--pages', pages, '--at', '2026-12-24T18:00']).stdout).toBe(
    'No rebuild is due: no block appears or disappears.\n',
  )
})

test('where no block comes or goes, a file that ends is still due', async () => {
  setBase('/')
  expect(await schedule('--at', '2026-12-24T18:00')).toBe(
    'Next rebuild: 2027-11-01 00:00 Europe/London\n  security.txt is renewed: it ends on 2027-12-01',
  )
})

test('a folder written with a slash is the same folder', async () => {
  const told = await schedule('--at', '2026-11-30T23:59')
  pages = `${pages}/`
  expect(await schedule('--at', '2026-11-30T23:59')).toBe(told)
})

test('what is not a day or a time is refused with a sentence', async () =>
  expect(await schedule('--at', 'Christmas')).toMatch(
    /^“Christmas” is not a day or a time\. Write a day, /,
  ))

test('the moment of the last build may be written as scripts have it', async () => {
  const due = await schedule('--at', '2026-12-02T00:00:05Z')
  for (const at of ['2026-12-02T00:00:05+0000', '2026-12-02 00:00:05', '@1796169605'])
    expect(await schedule('--at', at)).toBe(due)
})
