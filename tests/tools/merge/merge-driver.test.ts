import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { shellWord } from '#engine/text/shell-word.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere, runOnFullDisk } from '#tests/tools/commands.ts'
import { installDriver } from '#tools/merge/install-driver.ts'

const house = process.cwd()
const file = 'pages/one/home.json'
let repo = ''

/** A machine that has never committed knows no name to commit under. */
const named = (...args: string[]): string[] => [
  '-C',
  repo,
  '-c',
  'user.name=A',
  '-c',
  'user.email=a@b.example',
  ...args,
]
const git = (...args: string[]): string =>
  execFileSync('git', named(...args), { encoding: 'utf8', stdio: 'pipe' })
const write = (page: unknown): void =>
  writeFileSync(
    join(repo, file),
    typeof page === 'string' ? page : `${JSON.stringify(page, null, 2)}\n`,
  )
const read = (): string => readFileSync(join(repo, file), 'utf8')
const commit = (page: unknown): void => {
  write(page)
  git('commit', '-qam', 'page')
}
const page = (...blocks: [id: string, heading: string][]) => ({
  route: '/',
  blocks: blocks.map(([id, heading]) => ({ type: 'intro', id, heading })),
})
/** Where the commands of this house are, for a shell. */
const programs = shellWord(join(house, 'tools/run'))
/** What git is told to run, otherwise. */
function replaceInDriver(from: string, to: string): void {
  for (const name of ['merge.sandwichboard.driver', 'merge.sandwichboard-ancestor.driver'])
    git('config', name, git('config', name).trim().replaceAll(from, to))
}

beforeEach(async () => {
  repo = scratchFolder()
  git('init', '-q', '-b', 'main')
  mkdirSync(join(repo, 'pages/one'), { recursive: true })
  writeFileSync(join(repo, '.gitattributes'), readFileSync('.gitattributes'))
  await runHere(installDriver, [], { cwd: repo })
  replaceInDriver('tools/run', programs)
  symlinkSync(join(house, 'node_modules'), join(repo, 'node_modules'))
  write(page(['a', '1'], ['b', '1'], ['c', '1']))
  git('add', '.')
  git('commit', '-qm', 'base')
  git('branch', 'theirs')
})

/** What `git merge` says after each side committed its page. */
function mergeOf(
  ours: unknown,
  theirs: unknown,
  env = process.env,
): { status: number | null; said: string } {
  commit(ours)
  git('checkout', '-q', 'theirs')
  commit(theirs)
  git('checkout', '-q', 'main')
  const { status, stderr, stdout } = spawnSync('git', named('merge', '--no-edit', 'theirs'), {
    encoding: 'utf8',
    env,
  })
  return { status, said: stdout + stderr }
}

test('the driver that is installed is the command of this house', () => {
  runCommand('merge-driver', [], { cwd: repo })
  expect(git('config', 'merge.sandwichboard.driver')).toContain(
    'then node tools/run/main.cjs merge %O %A %B %P;',
  )
})

test('git merges a move and an edit that a line merge would break', () => {
  const { status } = mergeOf(
    page(['c', '1'], ['a', '1'], ['b', '1']),
    page(['a', '1'], ['b', '1'], ['c', '2'], ['d', '1']),
  )
  expect(status).toBe(0)
  expect(JSON.parse(read())).toEqual(page(['c', '2'], ['d', '1'], ['a', '1'], ['b', '1']))
})

test('what both changed is a conflict that names block and setting, and the file stays JSON', () => {
  const { status, said } = mergeOf(
    page(['a', 'ours'], ['b', '1'], ['c', '1']),
    page(['a', 'theirs'], ['b', '1'], ['c', '2']),
  )
  expect(status).toBe(1)
  expect(said).toContain(
    'pages/one/home.json: this is left for you to decide.\n  Intro “a” heading: ours is “ours”, theirs is “theirs”. Ours is kept.',
  )
  expect(JSON.parse(read())).toEqual(page(['a', 'ours'], ['b', '1'], ['c', '2']))
})

/**
 * Two branches of which each has merged the first commit of the other, after which `mine` and
 * `yours` stand there, and the first is checked out.
 */
function crissCross(
  first: [mine: unknown, yours: unknown],
  merged: [mine: unknown, yours: unknown],
): void {
  commit(first[0])
  git('branch', 'mine')
  git('checkout', '-q', 'theirs')
  commit(first[1])
  git('branch', 'yours')
  const merges = [['theirs', 'mine', merged[1]] as const, ['main', 'yours', merged[0]] as const]
  for (const [branch, other, value] of merges) {
    git('checkout', '-q', branch)
    spawnSync('git', named('merge', '-q', '-s', 'ours', '--no-commit', other))
    commit(value)
  }
}
const mergeTheirs = () =>
  spawnSync('git', named('merge', '--no-edit', 'theirs'), { encoding: 'utf8' })

test('what two branches decided otherwise after each had merged the other is a conflict', () => {
  const [aaa, bbb] = [page(['a', 'AAA'], ['b', '1']), page(['a', 'BBB'], ['b', '1'])]
  crissCross([aaa, bbb], [aaa, bbb])
  const { status, stderr } = mergeTheirs()
  expect(status).toBe(1)
  expect(stderr).toBe(
    `${file}: this is left for you to decide.\n  Intro “a” heading: ours is “AAA”, theirs is “BBB”. Ours is kept.\nEdit the file if you want something else, then \`git add\` it.\n`,
  )
  expect(JSON.parse(read())).toEqual(aaa)
})

test('what one branch takes back after each had merged the other stays so', () => {
  const [mine, yours] = [page(['a', '2'], ['b', '1']), page(['a', '1'], ['b', '1'], ['n', '1'])]
  const both = page(['a', '2'], ['b', '1'], ['n', '1'])
  crissCross([mine, yours], [page(['a', '1'], ['b', '1']), both])
  const { status, stderr } = mergeTheirs()
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(read())).toEqual(page(['a', '1'], ['b', '1']))
})

test('a version in the past of both that was broken is not taken for one side’s', () => {
  const [mine, yours] = [page(['a', '2'], ['b', '1']), page(['a', '1'], ['b', '2'])]
  crissCross([mine, '{ "route": '], [mine, yours])
  const { status, stderr } = mergeTheirs()
  expect(status).toBe(1)
  expect(stderr).toContain(`${file}: a common ancestor is not JSON.`)
  expect(stderr).toContain('the common version is not JSON, so it is left as ours.')
  expect(JSON.parse(read())).toEqual(mine)
})

describe('a block that a migration changed on one side and a person on the other', () => {
  const steps = `import type { Migration } from '#engine/migrate/migration.ts'

export const migrations: readonly Migration[] = [
  { to: 2, why: 'A heading is a headline.', up: ({ heading, ...rest }) => ({ ...rest, headline: heading }) },
]
`
  const intro = (settings: object) => ({
    route: '/',
    blocks: [{ type: 'intro', id: 'a', ...settings }],
  })
  const base = intro({ heading: '1', note: '1' })
  const migrated = intro({ v: 2, note: '1', headline: '1' })
  const edited = intro({ heading: '2', note: '1' })
  const withSteps = (text: string): void => {
    mkdirSync(join(repo, 'blocks/intro'), { recursive: true })
    writeFileSync(join(repo, 'blocks/intro/migrations.ts'), text)
  }
  beforeEach(() => {
    commit(base)
    git('branch', '-f', 'theirs')
  })

  test('has both changes, in the later version', () => {
    withSteps(steps)
    expect(mergeOf(migrated, edited)).toMatchObject({ status: 0 })
    expect(JSON.parse(read())).toEqual(intro({ v: 2, note: '1', headline: '2' }))
  })

  test.each([
    ['are not here', undefined],
    ['cannot be loaded', 'export const ='],
    ['fail', steps.replace('({ ...rest, headline: heading })', '{ throw new Error() }')],
  ])('is a conflict where the steps %s, and ours stays as it is', (_, text) => {
    if (text !== undefined) withSteps(text)
    const { status, said } = mergeOf(edited, migrated)
    expect(status).toBe(1)
    expect(said).toContain(
      'Intro: ours is written for version 1 of this block and theirs for version 2, and the migration steps that would bring both up to date are missing. Ours is kept. Run `npm run migrate` after the merge, then set what theirs changed.\n',
    )
    expect(JSON.parse(read())).toEqual(edited)
  })

  test('runs no code outside of the blocks, whatever a page calls a block', () => {
    writeFileSync(join(repo, 'migrations.ts'), `${steps}\nprocess.exit(0)\n`)
    mkdirSync(join(repo, 'blocks'))
    const strange = (page: typeof base) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, type: '..' })),
    })
    commit(strange(base))
    git('branch', '-f', 'theirs')
    expect(mergeOf(strange(migrated), strange(edited)).status).toBe(1)
  })
})

test('a rebase says which side is which, since theirs is one’s own there', () => {
  commit(page(['a', 'mine'], ['b', '1'], ['c', '1']))
  git('checkout', '-q', 'theirs')
  commit(page(['a', 'other'], ['b', '1'], ['c', '1']))
  git('checkout', '-q', 'main')
  const { stderr } = spawnSync('git', named('rebase', 'theirs'), { encoding: 'utf8' })
  expect(stderr).toContain(
    '  Intro “a” heading: ours is “other”, theirs is “mine”. Ours is kept.\n  In a rebase, ours is the branch you rebase onto, and theirs is the commit being replayed.\n',
  )
  git('rebase', '--abort')
  const picked = spawnSync('git', named('cherry-pick', 'theirs'), { encoding: 'utf8' })
  expect(picked.stderr).toContain('ours is “mine”, theirs is “other”. Ours is kept.\nEdit the file')
})

test('a page that was broken on one side is left as ours, with a sentence', () => {
  git('checkout', '-q', 'theirs')
  writeFileSync(join(repo, file), '{ "route": ')
  git('commit', '-qam', 'broken')
  git('checkout', '-q', 'main')
  const ours = page(['a', '2'], ['b', '1'], ['c', '1'])
  commit(ours)
  const { status, stderr } = spawnSync('git', named('merge', 'theirs'), { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('their version is not JSON, so it is left as ours.')
  expect(JSON.parse(read())).toEqual(ours)
})

test.skipIf(process.platform === 'win32')(
  'on a full disk ours is as it was, for git to merge it by line',
  () => {
    const sides = ['1', '2', '3'].map((text) => {
      const path = join(repo, `${text}.json`)
      writeFileSync(path, JSON.stringify(page(['a', text])))
      return path
    })
    expect(runOnFullDisk('merge', sides)).toBe(2)
    expect(JSON.parse(readFileSync(sides[1] ?? '', 'utf8'))).toEqual(page(['a', '2']))
  },
)

/** What `git merge` says where theirs changed the heading of a page and ours is these bytes. */
function mergeOfBytes(ours: Buffer): string {
  writeFileSync(join(repo, file), ours)
  git('commit', '-qam', 'ours')
  git('checkout', '-q', 'theirs')
  commit(page(['a', '2'], ['b', '1'], ['c', '1']))
  git('checkout', '-q', 'main')
  return spawnSync('git', named('merge', 'theirs'), { encoding: 'utf8' }).stderr
}

test.each<[string, Buffer]>([
  ['is not UTF-8', Buffer.from('{ "route": "/caf\xe9" }', 'latin1')],
  ['has a key twice', Buffer.from('{ "route": "/", "route": "/b" }')],
])('a page that %s keeps its bytes, and its author is told where theirs is', (fault, ours) => {
  expect(mergeOfBytes(ours)).toContain(
    `${file}: our version ${fault}, so it is left as ours. Merge it by hand: \`git show ":3:${file}"\` prints theirs. Then \`git add\` it.`,
  )
  expect(readFileSync(join(repo, file))).toEqual(ours)
  expect(JSON.parse(git('show', `:3:${file}`))).toEqual(page(['a', '2'], ['b', '1'], ['c', '1']))
})

test('a byte order mark is no reason to refuse a page', () => {
  const ours = JSON.stringify(page(['a', '1'], ['b', '2'], ['c', '1']))
  expect(mergeOfBytes(Buffer.from(`\uFEFF${ours}`))).not.toContain(file)
  expect(JSON.parse(read())).toEqual(page(['a', '2'], ['b', '2'], ['c', '1']))
})

test('on a branch that has no such command, pages are merged by line and nothing of theirs is lost', () => {
  replaceInDriver(join(house, 'tools/run'), 'tools/run')
  const { status, said } = mergeOf(
    page(['a', '2'], ['b', '1'], ['c', '1']),
    page(['a', '1'], ['b', '1'], ['c', '2']),
  )
  expect(said).toContain(`${file} is merged by line`)
  expect([status, JSON.parse(read())]).toEqual([0, page(['a', '2'], ['b', '1'], ['c', '2'])])
})

test.each<[string, () => NodeJS.ProcessEnv | void]>([
  ['nothing is installed', () => rmSync(join(repo, 'node_modules'))],
  [
    'git has no Node on its PATH, as when it is started from the Dock of a Mac',
    () => {
      const path = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
      mkdirSync(join(repo, '.git/bin'))
      symlinkSync(path, join(repo, '.git/bin/git'))
      return { ...process.env, PATH: join(repo, '.git/bin') }
    },
  ],
  [
    'the command does not run, as while somebody works on it',
    () => {
      writeFileSync(join(repo, '.git/torn.cjs'), 'process.exitCode = 2')
      replaceInDriver(`${programs}/main.cjs`, '.git/torn.cjs')
    },
  ],
])('where %s, pages are merged by line and nothing of theirs is lost', (_, arrange) => {
  const [ours, theirs] = ['2', '3'].map((word) => page(['a', word], ['b', '1'], ['c', '1']))
  const { status, said } = mergeOf(ours, theirs, arrange() ?? process.env)
  expect(status).toBe(1)
  expect(said).toContain(
    `${file} is merged by line, because the merge driver does not run here. Run npm ci before you merge, and have node on the PATH.`,
  )
  expect(read()).toMatch(/<<<<<<< ours\n.*"2"\n=======\n.*"3"\n>>>>>>> theirs/)
})
