import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect } from 'vitest'

import type { Author, GitState, PublishResult, Refused, Unpublished } from '#studio/api.ts'
import { atEnd } from '#tests/at-end.ts'
import { home, site } from '#tests/engine/site.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'

import { startStudio } from './start-studio.ts'
import type { StudioServer } from './studio-server.ts'

/** A small site without a fault, as files. */
export const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(site({}).files),
  'pages/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  'README.md': 'One.\n',
}
export const original = files[home] ?? ''
export const changed = original.replace('"Hello"', '"Welcome"')

export interface Wish {
  readonly message?: string
  readonly only?: readonly string[]
  readonly from?: string | null
  readonly branch?: string | null
  readonly push?: boolean
  readonly author?: Author
}

/** A Studio in a repository of one commit, made by Ada, with settings of its own. */
interface Repository {
  readonly studio: StudioServer
  /** Scratch space beside the repository. */
  readonly around: string
  git(...args: string[]): string
  /** What the author's own settings of git say. */
  settings(text: string): void
  publish(wish?: Wish): ReturnType<StudioServer['ask']>
  /** As `publish`, for what must go well. */
  published(wish?: Wish): Promise<PublishResult>
  /** The sentences of a refusal, and below them those for a developer, with nothing committed and the branch as it was. */
  refusal(wish?: Wish): Promise<string>
  /** What the editor is told. */
  state(): Promise<GitState>
  /** Adds a hook. */
  hook(name: string, text: string): void
  /** A bare repository that is called so. */
  remote(name?: string): string
}

export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A repository of its own for each test of a file, under one name. */
export function repositoryOfEachTest(): Repository {
  let now: Repository
  beforeEach(async () => {
    now = await openRepository()
  })
  return {
    get studio() {
      return now.studio
    },
    get around() {
      return now.around
    },
    git: (...args) => now.git(...args),
    settings: (text) => now.settings(text),
    publish: (wish) => now.publish(wish),
    published: (wish) => now.published(wish),
    refusal: (wish) => now.refusal(wish),
    state: () => now.state(),
    hook: (name, text) => now.hook(name, text),
    remote: (name) => now.remote(name),
  }
}

async function openRepository(): Promise<Repository> {
  const around = scratchFolder()
  const settings = (text: string): void => {
    process.env['GIT_CONFIG_GLOBAL'] = join(around, 'config')
    writeFileSync(join(around, 'config'), text)
  }
  const before = process.env['GIT_CONFIG_GLOBAL']
  atEnd(() => void (process.env['GIT_CONFIG_GLOBAL'] = before))
  settings('[user]\n  name = Ada\n  email = ada@mitts.example\n')
  const root = scratchFolder(files)
  gitIn(root, 'init', '-q', '-b', 'main')
  gitIn(root, 'add', '.')
  gitIn(root, 'commit', '-q', '-m', 'Begin')
  const studio = await startStudio(root)
  const publish: Repository['publish'] = ({
    message = 'Greet',
    only,
    from,
    branch = null,
    push = false,
    author,
  } = {}) => {
    const body = { message, only, from, branch, push, ...(author ? { author } : {}) }
    return studio.ask('/studio/api/publish', { method: 'POST', body })
  }
  const git: Repository['git'] = (...args) => gitIn(root, ...args)
  const branches = (): string => git('for-each-ref', '--format=%(refname) %(objectname) %(HEAD)')
  return {
    studio,
    around,
    git,
    settings,
    publish,
    async refusal(wish) {
      const before = branches()
      const { status, json } = await publish(wish)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(branches()).toBe(before)
      const { message, details } = json<Refused>()
      return [message, details].filter(Boolean).join('\n')
    },
    state: async () => (await studio.ask('/studio/api/publish')).json<Unpublished>().git,
    hook(name, text) {
      const file = `.git/hooks/${name}`
      studio.write(file, `#!/bin/sh\n${text}\n`)
      chmodSync(join(root, file), 0o755)
    },
    remote(name = 'origin') {
      const bare = scratchFolder()
      gitIn(bare, 'init', '-q', '--bare', '-b', 'main')
      git('remote', 'add', name, bare)
      return bare
    },
    async published(wish) {
      const { status, text, json } = await publish(wish)
      if (status !== 200) throw new Error(text)
      return json<PublishResult>()
    },
  }
}
