import { existsSync } from 'node:fs'

import { z } from 'zod'

import type { Finding } from '#engine/finding.ts'
import type { PublishResult } from '#studio/api.ts'
import { Refused } from '#tools/studio/http/refused.ts'

import { commit } from './commit.ts'
import {
  changedNames,
  currentBranch,
  ignoredNames,
  noBranch,
  remoteOf,
  whyNone,
} from './git-state.ts'
import { type Git, ask } from './run-git.ts'

const request = z.strictObject({
  message: z.string().max(10_000),
  branch: z.string().max(200).nullable(),
  push: z.boolean(),
})

/** What git keeps while something is under way that a commit would end, or be taken for a part of. */
const inTheMiddle = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'sequencer',
  'rebase-merge',
  'rebase-apply',
]

interface Around {
  readonly git: Git
  /** Every finding of the site as it is on disk, but for these files of the folder. */
  findings(without: ReadonlySet<string>): Promise<readonly Finding[]>
}

/**
 * `POST publish`: commits the pages folder and nothing else, whatever else is staged, and pushes it
 * where that is asked. A commit that cannot be pushed stands, and the answer says why it is here only.
 *
 * @throws {Refused} in words, with nothing committed and the branch as it was.
 */
export function publisher({ git, findings }: Around): (body: unknown) => Promise<PublishResult> {
  let busy = false
  return async (body) => {
    const { data, success } = request.safeParse(body)
    if (!success) throw new Refused(400, 'This is not from this Studio. Reload the page.')
    if (busy) throw new Refused(409, 'A publication is under way. Wait for it.')
    busy = true
    try {
      const message = data.message.trim()
      const current = await readyBranch(git, data.branch)
      mustBeSound(await findings(new Set()))
      const ignored = await ignoredNames(git)
      if (ignored.length > 0) mustDoWithout(ignored, await findings(new Set(ignored)))
      const changed = await changedNames(git)
      if (changed.length === 0 && !(data.push && data.branch === null))
        throw new Refused(422, 'Nothing has changed since the last commit.')
      if (changed.length > 0 && message === '')
        throw new Refused(422, 'Say in a sentence what changed.')
      if (changed.length > 0) await commit(git, { message, branch: data.branch })
      const branch = data.branch ?? current
      const notPushed = data.push ? await push(git, branch) : null
      return {
        commit: (await ask(git, 'rev-parse', 'HEAD')) ?? '',
        branch,
        pushed: data.push && notPushed === null,
        notPushed,
      }
    } finally {
      busy = false
    }
  }
}

/** The branch that is checked out. @throws {Refused} unless git is ready for a commit. */
async function readyBranch(git: Git, wanted: string | null): Promise<string> {
  const current = await currentBranch(git)
  if (current === null) throw new Refused(422, await whyNone(git))
  if (current === noBranch && wanted === null)
    throw new Refused(422, 'No branch is checked out. Give the name of a new one.')
  const unfinished = await Promise.all(
    inTheMiddle.map((name) => ask(git, 'rev-parse', '--path-format=absolute', '--git-path', name)),
  )
  if (unfinished.some((path) => path !== undefined && existsSync(path)))
    throw new Refused(422, 'git is in the middle of a merge, rebase or revert. Finish that first.')
  if ((await ask(git, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT')) === undefined)
    throw new Refused(
      422,
      'git does not know who you are. Run `git config --global user.name "Your Name"` and `git config --global user.email you@example.com`.',
    )
  if (wanted !== null) await mustBeNew(git, wanted)
  return current
}

async function mustBeNew(git: Git, branch: string): Promise<void> {
  // `@{-1}` and the like are other ways to say a branch that is there.
  if ((await ask(git, 'check-ref-format', '--branch', branch)) !== branch)
    throw new Refused(
      422,
      `“${branch.slice(0, 80)}” cannot be the name of a branch. Use letters, digits and hyphens.`,
    )
  if ((await ask(git, 'show-ref', '--verify', '--quiet', `refs/heads/${branch}`)) !== undefined)
    throw new Refused(422, `There is a branch “${branch}” already. Choose another name.`)
}

function mustBeSound(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return
  const { file, line, column, problem, remedy } = first
  const [count, which] =
    errors.length === 1 ? ['an error', 'It is'] : [`${errors.length} errors`, 'The first is']
  throw new Refused(
    422,
    `The site has ${count}, so it cannot be published. ${which} at ${file}:${line}:${column}: ${problem} ${remedy}`,
  )
}

/** @throws {Refused} if a site that is sound here would not be, where files are missing that git ignores. */
function mustDoWithout(ignored: readonly string[], findings: readonly Finding[]): void {
  if (!findings.some(({ severity }) => severity === 'error')) return
  const [first = '', ...more] = ignored
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  throw new Refused(
    422,
    `git is told to ignore ${first.slice(0, 200)}${others}, and the site cannot do without. Ask who set this up to take it out of .gitignore.`,
  )
}

/** Why it was not pushed, null if it was. */
async function push(git: Git, branch: string): Promise<string | null> {
  const remote = await remoteOf(git, branch)
  if (remote === null)
    return 'It is committed here only: this repository has no remote to push to. Add one with `git remote add`.'
  try {
    // What a branch follows already is its owner's to say.
    const follows = (await ask(git, 'config', `branch.${branch}.merge`)) !== undefined
    const how = follows ? [] : ['--set-upstream']
    const ssh = await unaskingSsh(git)
    await git([...ssh, 'push', '--quiet', ...how, remote, `HEAD:refs/heads/${branch}`])
    return null
  } catch (error) {
    const words = (error as Error).message
    if (/could not read (?:Username|Password)|failed for 'https?:|Permission denied \(/.test(words))
      return `It is committed here only: “${remote}” does not know who you are. Run \`git push ${remote} ${branch}\` once in a terminal and say there who you are, then publish again.`
    return /fetch first|non-fast-forward/.test(words)
      ? `It is committed here only: somebody else has pushed to “${branch}” since. Run \`git pull --no-rebase ${remote} ${branch}\`, then publish again.`
      : `It is committed here only, since it could not be pushed. git says: ${words.slice(-600)}`
  }
}

/** An ssh that asks nobody for a password, unless the author has an ssh of their own. */
async function unaskingSsh(git: Git): Promise<string[]> {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = process.env
  const own = command ?? program ?? (await ask(git, 'config', 'core.sshCommand'))
  return own === undefined ? ['-c', 'core.sshCommand=ssh -o BatchMode=yes'] : []
}
