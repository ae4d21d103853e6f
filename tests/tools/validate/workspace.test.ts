import { mkdirSync, renameSync, rmSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { home, marquee, page } from '#tests/engine/site.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { validate } from '#tools/validate/validate.ts'

const { place, write, here, git } = scratchSite()

/** A repository of several projects, of which one is this site. */
const project = 'sites/mitts'
beforeEach(() => {
  write(home, page([marquee, marquee], { titel: 'x' }))
  mkdirSync(place(project), { recursive: true })
  move('pages', `${project}/pages`)
  git('init', '-q', '-b', 'main')
})

const move = (from: string, to: string): void => renameSync(place(from), place(to))

/** The files that a report names, each once. */
async function named(format: string, { pages = 'pages', workspace = '' } = {}): Promise<string[]> {
  const { out } = await here(validate, ['--format', format, '--pages', pages], {
    cwd: place(project),
    env: { GITHUB_WORKSPACE: workspace },
  })
  const places = {
    github: / file=([^,]+),/g,
    sarif: /"uri": "([^"]+)"/g,
    junit: /(?: file="|>)([^"<>:\s]+\.json)/g,
    json: /"file": "([^"]+)"/g,
    pretty: /^(\S+\.json):\d/gm,
  }[format]
  return [...new Set([...out.matchAll(places!)].map(([, name = '']) => name))].toSorted()
}

test.each(['github', 'sarif', 'junit'])(
  '%s names files from the top of the repository',
  async (form) => expect(await named(form)).toContain(`${project}/${home}`),
)

test.each(['github', 'sarif', 'junit'])(
  '%s names nothing as seen from the project',
  async (form) => {
    const names = await named(form)
    expect(names.filter((name) => !name.startsWith(`${project}/`))).toEqual([])
    move(`${project}/pages`, 'sites/content')
    expect(await named(form, { pages: '../content' })).toEqual(
      names.map((name) => name.replace(`${project}/pages`, 'sites/content')),
    )
  },
)

test('in a job of GitHub they are named from its workspace', async () => {
  mkdirSync(place('elsewhere'))
  expect(await named('github', { workspace: place('sites') })).toEqual([`mitts/${home}`])
  expect(await named('github', { workspace: place('elsewhere') })).toEqual([`${project}/${home}`])
  expect(await named('github', { workspace: place('gone') })).toEqual([`${project}/${home}`])
})

test('files of the change still come first', async () => {
  write(`${project}/pages/one/zebra.json`, '{')
  git('add', '.')
  git('commit', '-qm', 'all')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  write(`${project}/pages/one/zebra.json`, '[')
  const { out } = await here(validate, ['--format', 'github'], {
    cwd: place(project),
    env: { GITHUB_BASE_REF: 'main', GITHUB_WORKSPACE: '' },
  })
  expect(out).toMatch(/^::error file=sites\/mitts\/pages\/one\/zebra\.json,/)
})

test('people and programs that started the command read names as they would write them', async () => {
  expect(await named('pretty')).toEqual([home])
  expect(await named('json')).toEqual([home])
})

test('without a repository every name is as seen from the project', async () => {
  rmSync(place('.git'), { recursive: true })
  expect(await named('github')).toEqual([home])
})
