import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere } from '#tests/tools/commands.ts'
import { installDriver } from '#tools/merge/install-driver.ts'

let repo = ''
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', repo, ...args], { encoding: 'utf8' })

beforeEach(() => {
  repo = scratchFolder()
  git('init', '-q')
  writeFileSync(join(repo, '.gitattributes'), readFileSync('.gitattributes'))
})

test('a house that is a folder of its repository is found from the top', () => {
  const inside = join(repo, "the shop's web")
  mkdirSync(inside)
  writeFileSync(join(inside, '.gitattributes'), readFileSync('.gitattributes'))
  runCommand('merge-driver', [], { cwd: inside })
  const command = git('config', 'merge.sandwichboard.driver').trim()
  mkdirSync(join(inside, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(inside, 'node_modules/.bin/tsx'), '')
  mkdirSync(join(inside, 'tools/run'), { recursive: true })
  writeFileSync(join(inside, 'tools/run/main.cjs'), 'console.log(process.argv.slice(2).join(" "))')
  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8', cwd: repo })
  expect(words).toBe("merge --house the shop's web/ %O %A %B %P\n")
})

test.each([
  ['sites/b', 'sites/b/**/*.json'],
  ["our shop's", `"our shop's/**/*.json"`],
])(
  'a site in %s is merged by line until git is told which files are its pages',
  async (site, files) => {
    mkdirSync(join(repo, site), { recursive: true })
    const install = () => runHere(installDriver, ['--pages', site], { cwd: repo })
    expect(await install()).toMatchObject({
      code: 2,
      err: `.gitattributes does not say which files are page documents. Add the line: ${files} merge=sandwichboard\n`,
    })
    appendFileSync(join(repo, '.gitattributes'), `${files} merge=sandwichboard\n`)
    expect((await install()).code).toBe(0)
    expect(git('check-attr', 'merge', '--', `${site}/one/home.json`)).toContain(': sandwichboard')
  },
)

test('pages in a repository of their own are merged there', async () => {
  const pages = join(repo, 'pages')
  mkdirSync(pages)
  const inPages = (...args: string[]) => execFileSync('git', ['-C', pages, ...args]).toString()
  inPages('init', '-q')
  const install = () => runHere(installDriver, [], { cwd: repo })
  expect((await install()).err).toBe(
    'pages/.gitattributes does not say which files are page documents. Add the line: *.json merge=sandwichboard\n',
  )
  writeFileSync(join(pages, '.gitattributes'), '*.json merge=sandwichboard\n')
  expect((await install()).code).toBe(0)
  expect(inPages('config', 'merge.sandwichboard.driver')).toContain(
    'node ../tools/run/main.cjs merge --house ../ %O %A %B %P',
  )
})
