import { rmSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import { installDriver } from '#tools/merge/install-driver.ts'

const { place, read, write, here, git } = scratchSite()
const mergeDriver = (...args: string[]) => here(installDriver, args)
const told = (out: string) => ({ code: 0, out, err: '' })

let before = ''
beforeEach(() => {
  write('.gitattributes', 'pages/**/*.json merge=sandwichboard\n')
  git('init', '-q', '-b', 'main')
  git('config', 'merge.conflictStyle', 'diff3')
  before = read('.git/config')
})

test('what was put into the configuration is taken out again, and nothing else', async () => {
  await mergeDriver()
  expect(read('.git/config')).toContain('sandwichboard-ancestor')
  expect(await mergeDriver('--remove')).toEqual(
    told(
      'Page documents are now merged by line. Taken out of the git configuration: merge.sandwichboard.name, merge.sandwichboard.driver, merge.sandwichboard.recursive, merge.sandwichboard-ancestor.name, merge.sandwichboard-ancestor.driver.\n',
    ),
  )
  expect(read('.git/config')).toBe(before)
})

test('where nothing is to be taken out, that is said', async () => {
  expect(await mergeDriver('--remove')).toEqual(
    told('There is nothing to take out: this clone merges page documents by line.\n'),
  )
  expect(read('.git/config')).toBe(before)
})

test('a setting that somebody wrote twice goes too, and one that is ours in name only stays', async () => {
  await mergeDriver()
  git('config', '--add', 'merge.sandwichboard.driver', 'true')
  git('config', 'merge.sandwichboard.own', 'mine')
  await mergeDriver('--remove')
  expect(read('.git/config')).toBe(`${before}[merge "sandwichboard"]\n\town = mine\n`)
})

test('a setting that somebody wrote twice is written once', async () => {
  for (const word of ['true', 'false']) git('config', '--add', 'merge.sandwichboard.driver', word)
  expect(await mergeDriver()).toEqual(told('Page documents are now merged by block and setting.\n'))
  expect(read('.git/config').match(/^\tdriver = /gm)).toHaveLength(2)
})

test('a configuration that another git is writing is told, and is done once it is free', async () => {
  const refused = {
    code: 2,
    out: '',
    err: 'Another git is changing the configuration of this clone, since there is .git/config.lock. Run the command again in a moment. If no git is at work any more, delete that file first.\n',
  }
  write('.git/config.lock', '')
  expect(await mergeDriver()).toEqual(refused)
  rmSync(place('.git/config.lock'))
  await mergeDriver()
  write('.git/config.lock', '')
  expect(await mergeDriver('--remove')).toEqual(refused)
  rmSync(place('.git/config.lock'))
  await mergeDriver('--remove')
  expect(read('.git/config')).toBe(before)
})

test('it needs no list of page documents', async () => {
  await mergeDriver()
  write('.gitattributes', '')
  expect((await mergeDriver('--remove')).code).toBe(0)
  expect(read('.git/config')).toBe(before)
})
