import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere } from '#tests/tools/commands.ts'
import { writeIn } from '#tests/write-in.ts'
import { diff as command } from '#tools/diff/diff.ts'
import { markdownReport, textReport } from '#tools/diff/formats.ts'

let repo = ''
const git = (...args: string[]) =>
  spawnSync('git', ['-C', repo, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
const write = (name: string, value: unknown): void =>
  writeIn(repo, name, JSON.stringify(value, null, 2))
const diff = async (...args: string[]): Promise<string> => {
  const { out, err } = await runHere(command, args, { cwd: repo })
  return (out + err).trim()
}
const home = (...headings: string[]) => ({
  route: '/',
  blocks: headings.map((heading, index) => ({ type: 'intro', id: `i${index}`, heading })),
})

beforeEach(() => {
  repo = scratchFolder()
  git('init', '-q', '-b', 'main')
  write('pages/one/home.json', home('Lunch'))
  git('add', '.')
  git('commit', '-qm', 'base')
  write('pages/one/home.json', home('Dinner', 'More'))
})

test('without words it tells what is not committed yet', () =>
  expect(runCommand('diff', [], { cwd: repo })).toMatchObject({
    status: 0,
    stdout: 'Home\n  Intro “i0” heading “Lunch” to “Dinner”\n  Intro “i1” added below Intro “i0”\n',
    stderr: '',
  }))

test('a folder may be written in several ways', async () => {
  write('pages/one/home.json', home('Dinner'))
  const told = await diff('--pages', 'pages')
  expect(told).not.toBe('Nothing changed.')
  for (const pages of ['./pages', 'pages/', join(repo, 'pages')])
    expect(await diff('--pages', pages)).toBe(told)
})

test('a pages folder that has moved is compared with what it was', async () => {
  mkdirSync(join(repo, 'sites/b'), { recursive: true })
  git('mv', 'pages', 'sites/b/pages')
  write('sites/b/pages/one/home.json', home('Dinner'))
  git('commit', '-qam', 'moved')
  const expected = 'Home\n  Intro heading “Lunch” to “Dinner”'
  for (const before of ['HEAD~1:pages', 'HEAD~1:pages/'])
    expect(await diff(before, 'HEAD', '--pages', 'sites/b/pages')).toBe(expected)
  expect(await diff('HEAD~1:pages', 'HEAD:sites/b/pages')).toBe(expected)
  expect(await diff('HEAD~1:pagez', 'HEAD')).toBe(
    'In “HEAD~1” there is no folder “pagez”. Name one from the top of the repository: main:pages.',
  )
})

test('revisions, folders and files are compared alike', async () => {
  git('commit', '-qam', 'two')
  const expected = await diff('HEAD~1', 'HEAD')
  expect(expected).toContain('“Lunch” to “Dinner”')
  expect(await diff('HEAD~1')).toBe(expected)
  for (const range of ['HEAD~1..HEAD', 'HEAD~1..', 'HEAD~1...HEAD', 'HEAD~1...'])
    expect(await diff(range)).toBe(expected)
  expect(await diff('HEAD...HEAD~1')).toBe('Nothing changed.')
  expect(await diff('')).toBe('One of the two versions is missing. Write npm run diff -- A B.')
  write('copy/one/home.json', home('Lunch'))
  expect(await diff('copy', 'pages')).toBe(expected)
  expect(await diff('copy/one/home.json', 'pages/one/home.json')).toBe(expected)
  expect(await diff('HEAD', 'HEAD')).toBe('Nothing changed.')
})

test('one page is compared with what it was, or is elsewhere', async () => {
  write('pages/one/other.json', home('Else'))
  const expected =
    'Home\n  Intro “i0” heading “Lunch” to “Dinner”\n  Intro “i1” added below Intro “i0”'
  expect(await diff('pages/one/home.json')).toBe(expected)
  expect(await diff('HEAD', 'pages/one/home.json')).toBe(expected)
  expect(await diff('pages/one/home.json', 'HEAD')).toContain('“Dinner” to “Lunch”')
  expect(await diff('pages/one/other.json')).toBe('Other\n  added')
  write('copy.json', home('Lunch'))
  expect(await diff('copy.json')).toBe(
    'copy.json is a single file outside the folder pages. Name the file to compare it with: npm run diff -- A.json B.json',
  )
})

test('what is no document of the site is none in a revision either', async () => {
  write('pages/one/home.json', home('Lunch'))
  write('pages/media/motion/wave.json', {})
  mkdirSync(join(repo, 'pages/.vscode'))
  writeFileSync(join(repo, 'pages/.vscode/settings.json'), '// mine\n{}')
  git('add', '.')
  git('commit', '-qm', 'settings')
  expect(await diff()).toBe('Nothing changed.')
})

test('without a commit, or without git, it says so', async () => {
  rmSync(join(repo, '.git'), { recursive: true })
  expect(await diff()).toContain('The folder pages is not in a git repository')
  expect(await diff('pages', 'nowhere')).toBe(
    'There is no file or folder nowhere, and it cannot be a revision, because the folder pages is not in a git repository. Name two pages folders or two JSON files.',
  )
  expect(await diff('--pages', 'paegs')).toContain('There is no folder paegs.')
  git('init', '-q', '-b', 'main')
  expect(await diff()).toContain('Nothing is committed here yet')
})

test('pages that another repository holds are compared with their own past', async () => {
  const told = await diff()
  rmSync(join(repo, '.git'), { recursive: true })
  write('pages/one/home.json', home('Lunch'))
  const own = (...args: string[]) => git('-C', 'pages', ...args)
  own('init', '-q')
  own('add', '.')
  own('commit', '-qm', 'pages')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'a submodule')
  write('pages/one/home.json', home('Dinner', 'More'))
  expect(await diff()).toBe(told)
  expect(await diff('HEAD')).toBe(told)
})

test('JSON carries the change and its words', async () =>
  expect(JSON.parse(await diff('--format', 'json'))).toMatchObject({
    version: 1,
    files: [
      {
        path: 'one/home.json',
        title: 'Home',
        changes: [
          {
            kind: 'set',
            block: { id: 'i0', type: 'intro' },
            pointer: '/heading',
            from: 'Lunch',
            to: 'Dinner',
            words: 'Intro “i0” heading “Lunch” to “Dinner”',
          },
          { kind: 'block-added', block: { id: 'i1' } },
        ],
      },
    ],
  }))

test.each([
  ['x “*a* <b>” to “y\nz”', 'x “\\*a\\* \\<b\\>” to “y z”'],
  ['© is &copy;', '© is &amp;copy;'],
  // Nobody is called, no issue is told, and no address becomes a link to another one.
  ['@all', '@<!-- -->all'],
  ['No. #12, GH-12', 'No. #<!-- -->12, GH<!-- -->-12'],
  ['https://a.example/b_c', 'https:<!-- -->//a.example/b\\_c'],
  ['WWW.a.example', 'WWW<!-- -->.a.example'],
  // The rest of the line would be read backwards. Without its joiner this would be two pictures.
  ['$5\u202E99\u200B', String.raw`$5\\u202e99\\u200b`],
  ['\u{1F469}\u200D\u{1F373}', '\u{1F469}\u200D\u{1F373}'],
])('Markdown shows %j as text', (said, written) =>
  expect(markdownReport([{ path: 'a.json', title: said, sentences: [said] }], 'npm run diff')).toBe(
    `### ${written}\n\`a.json\`\n\n- ${written}`,
  ),
)

test('Markdown shows the name of a file whatever it is', () => {
  const named = (path: string) => markdownReport([{ path, title: 'A', sentences: ['x'] }], '')
  expect(named('a|b.json')).toContain('\n`a|b.json`\n')
  expect(named('a`|b``.json')).toContain('\n``` a`|b``.json ```\n')
  expect(named('a\n\n@all\u202E.json')).toContain('\n`a\\u000a\\u000a@all\\u202e.json`\n')
})

test('a comment is as long as a comment may be, and says how much is left out', () => {
  const sentences = Array.from({ length: 20 }, () => 'x'.repeat(100))
  const told = Array.from({ length: 900 }, (_, n) => ({
    path: `${n}.json`,
    title: `${n}`,
    sentences,
  }))
  const report = markdownReport(told, 'npm run diff -- main HEAD')
  expect(report.length).toBeLessThan(65_536)
  const there = report.match(/^- /gm)?.length ?? 0
  expect(report).toMatch(
    new RegExp(
      `\n\n${900 * 20 - there} more changes do not fit here. All of them: \`npm run diff -- main HEAD\`$`,
    ),
  )
})

test('a picture that changed is told with the pages that use it', async () => {
  write('pages/one/home.json', { ...home('Lunch'), image: 'media/a.svg' })
  write('pages/media/a.svg', 'a')
  write('pages/media/b.svg', 'b')
  git('add', '.')
  git('commit', '-qm', 'pictures')
  write('pages/media/a.svg', 'other')
  write('pages/media/c.svg', 'c')
  rmSync(join(repo, 'pages/media/b.svg'))
  const expected =
    'media/a.svg\n  replaced, used in Home\n\nmedia/b.svg\n  removed\n\nmedia/c.svg\n  added, used nowhere'
  expect(await diff()).toBe(expected)
  git('add', '.')
  git('commit', '-qm', 'other pictures')
  expect(await diff('HEAD~1', 'HEAD')).toBe(expected)
})

test('a link says in a revision what it says on disk, and one to nothing is not told as removed', async () => {
  write('pages/one/home.json', home('Lunch'))
  write('pages/media/a.svg', 'a')
  symlinkSync('a.svg', join(repo, 'pages/media/b.svg'))
  symlinkSync('home.json', join(repo, 'pages/one/linked.json'))
  git('add', '.')
  git('commit', '-qm', 'links')
  expect(await diff()).toBe('Nothing changed.')
  rmSync(join(repo, 'pages/media/b.svg'))
  symlinkSync('gone.svg', join(repo, 'pages/media/b.svg'))
  expect(await diff()).toBe(
    'pages/media/b.svg cannot be read. Fix it first; `npm run validate` says why.',
  )
})

test('a picture whose name git cannot take is no reason to tell nothing', async () => {
  write('pages/media/a.svg', 'a')
  writeFileSync(join(repo, 'pages/media/line\r'), 'b')
  const media = Buffer.from(join(repo, 'pages/media/'))
  writeFileSync(Buffer.concat([media, Buffer.from([0xff])]), 'c')
  write('pages/media/tab\t.svg', 'd')
  expect(await diff()).toContain('media/a.svg\n  added, used nowhere')
  git('add', '.')
  git('commit', '-qm', 'pictures')
  expect(await diff()).toBe('Nothing changed.')
})

test('a page that is not JSON is told as that, beside what else changed', async () => {
  write('pages/one/jobs.json', home('Work'))
  writeFileSync(join(repo, 'pages/one/home.json'), '{"route": ')
  const broken = 'Home\n  cannot be read as JSON; npm run validate says where'
  expect(await diff()).toBe(`${broken}\n\nJobs\n  added`)
  git('add', '.')
  git('commit', '-qm', 'broken')
  expect(await diff('HEAD~1', 'HEAD')).toContain(broken)
  expect(await diff()).toBe('Nothing changed.')
  write('pages/one/home.json', home('Dinner'))
  expect(await diff()).toBe('Home\n  can be read as JSON again')
  writeFileSync(join(repo, 'pages/one/home.json'), `${'['.repeat(9000)}${']'.repeat(9000)}`)
  expect(await diff('HEAD~1')).toContain(broken)
})

test('a terminal gets a line for each change, whatever a page says', () =>
  expect(textReport([{ path: 'a.json', title: 'A', sentences: ['x “a\nb” to “\u001b[2J”'] }])).toBe(
    String.raw`A
  x “a\u000ab” to “\u001b[2J”`,
  ))

const elsewhere = scratchFolder()

test.each([
  [['nowhere'], 'git knows no revision “nowhere”'],
  [['main...nowhere'], 'git knows no revision “nowhere”'],
  [['a', 'b', 'c'], 'diff compares two versions at most.'],
  [['--format', 'xml'], 'There is no format called “xml”.'],
  [['--output=x'], 'There is no flag --output.'],
  [['--pages', 'pages/one/home.json'], 'pages/one/home.json is a file, not a folder.'],
  [['--pages', elsewhere], 'is not in a git repository, so there is nothing to compare it with.'],
])('%j is refused with a sentence', async (args, sentence) =>
  expect(await diff(...args)).toContain(sentence),
)
