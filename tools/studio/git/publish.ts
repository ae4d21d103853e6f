import { z } from 'zod'

import { documentName } from '#engine/site/document-name.ts'
import type { PublishResult } from '#studio/api.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'
import { Refused } from '#tools/studio/http/refused.ts'

import { keepAuthor } from './author.ts'
import { chooser } from './choose.ts'
import { commit } from './commit.ts'
import {
  changedNames,
  currentBranch,
  hasAuthor,
  ignoredNames,
  noBranch,
  remoteOf,
  unseen,
  whyNone,
} from './git-state.ts'
import { push } from './push.ts'
import { type Git, ask } from './run-git.ts'
import { type Judge, type SiteAsRead, isError, mustBeSound } from './sound.ts'
import { whyUnfinished } from './unfinished.ts'

const request = z.strictObject({
  message: z.string().max(10_000),
  only: z.array(z.string()).min(1).max(5000).optional(),
  from: z.string().max(1000).nullable().optional(),
  branch: z.string().max(200).nullable(),
  push: z.boolean(),
  author: z.strictObject({ name: z.string(), email: z.string() }).optional(),
})

interface Dependencies {
  readonly git: Git
  /** The site as it is on disk. */
  read(): Promise<SiteAsRead>
  /** The media that a document on disk names. */
  shown(id: string): readonly string[]
}

/**
 * `POST publish`: commits what changed in the pages folder, or what is named of it, and nothing else,
 * whatever else is staged, and pushes it where that is asked. A commit that cannot be pushed stands,
 * and the answer says why it is here only.
 *
 * @throws {Refused} in words, with nothing committed and the branch as it was; where something that
 *   was left out has to go out as well, with what.
 */
export function publisher({
  git,
  read,
  shown,
}: Dependencies): (body: unknown) => Promise<PublishResult> {
  let busy = false
  return async (body) => {
    const { data, success } = request.safeParse(body)
    if (!success) throw new Refused(400, 'This isn’t from this Studio. Reload the page.')
    if (busy) throw new Refused(409, 'Publishing is already under way. Wait for it.')
    busy = true
    try {
      const message = data.message.replaceAll('\0', '').trim()
      if (data.from !== undefined) await mustStillBe(git, data.from)
      const current = await readyBranch(git, data.branch)
      if (!(await hasAuthor(git))) await keepAuthor(git, data.author)
      const changed = await changedNames(git)
      const chosen = data.only && {
        only: data.only,
        choose: await chooser(git, changed, shown),
      }
      const { judge, isStill } = await read()
      await mustBeSound(judge, chosen)
      const choice = chosen?.choose(chosen.only)
      await mustDoWithout(git, judge, choice?.left)
      if (choice?.names.length === 0)
        throw new Refused(
          422,
          'Nothing you chose has changed since it was last published. Close this window and open it again.',
        )
      if (changed.length === 0 && !(data.push && (await canBeSent(git, data.branch))))
        throw new Refused(422, 'Nothing has changed since this was last published.')
      if (changed.length > 0 && message === '')
        throw new Refused(422, 'Say in a sentence what changed.')
      // It was judged for a while.
      await mustStillBe(git, current)
      const names = choice?.names ?? (await changedNames(git))
      mustBeJudged(names, isStill)
      if (names.length > 0 || data.branch !== null)
        await commit(git, { message, branch: data.branch, names })
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
  if (current === null) {
    const { message, details } = await whyNone(git)
    throw new Refused(422, message, details)
  }
  const unfinished = await whyUnfinished(git)
  if (unfinished) throw new Refused(422, unfinished.message, unfinished.details)
  if (current === noBranch && wanted === null)
    throw new Refused(
      422,
      'You have an older version of the site open, so this can only go out as a proposal. Give it a name.',
      'No branch is checked out (detached HEAD).',
    )
  if (wanted !== null) await mustBeNew(git, wanted)
  return current
}

/**
 * Where it goes is the author's to say: whoever checks out another branch meanwhile does not send it
 * there.
 *
 * @throws {Refused} unless this branch is checked out.
 */
async function mustStillBe(git: Git, branch: string | null): Promise<void> {
  const now = await currentBranch(git)
  if (now === branch) return
  throw new Refused(
    409,
    'Someone opened another version of the site here in the meantime, so nothing was published. Close this window, open it again and see where it goes.',
    `git had ${checkedOut(branch)} checked out, and has ${checkedOut(now)} now.`,
  )
}

/** @throws {Refused} if one of these files is other on disk than what was judged. */
function mustBeJudged(names: readonly string[], isStill: SiteAsRead['isStill']): void {
  const id = names.find((name) => isDocumentId(name) && !isStill(name))
  if (id === undefined) return
  throw new Refused(
    409,
    `Someone changed ${documentName(id)} in the meantime, so nothing was published. Close this window, open it again and see what changed.`,
    `${id} was written while the site was checked.`,
  )
}

function checkedOut(branch: string | null): string {
  if (branch === null) return 'nothing'
  return branch === noBranch ? 'no branch' : `the branch ${branch}`
}

async function mustBeNew(git: Git, branch: string): Promise<void> {
  // `@{-1}` and the like are other ways to say a branch that is there.
  if ((await ask(git, 'check-ref-format', '--branch', branch)) !== branch)
    throw new Refused(
      422,
      `“${branch.slice(0, 80)}” can’t be the name of a proposal. Use letters, digits and hyphens.`,
      'git doesn’t accept it as the name of a branch.',
    )
  const remote = await remoteOf(git, branch)
  const [here, there] = ['refs/heads/', `refs/remotes/${remote ?? ''}/`]
  const refs = (await ask(git, 'for-each-ref', '--format=%(refname)', here, there)) ?? ''
  // A branch is a file to git, so that none can have the name of another's folder.
  const clash = refs
    .split('\n')
    .find((ref) =>
      [here + branch, there + branch].some(
        (name) =>
          ref === name ||
          (ref.startsWith(here) && (ref.startsWith(`${name}/`) || name.startsWith(`${ref}/`))),
      ),
    )
  if (clash !== undefined)
    throw new Refused(
      422,
      `“${branch}” is taken. Choose another name for the proposal.`,
      `There’s a branch ${clash.replace(/^refs\/(heads|remotes)\//, '')} already.`,
    )
}

/** Whether there is something to send without a commit: to a new branch, what no remote has yet. */
async function canBeSent(git: Git, branch: string | null): Promise<boolean> {
  if (branch === null) return true
  if ((await remoteOf(git, branch)) === null) return false
  return (await ask(git, 'rev-list', '--max-count=1', 'HEAD', '--not', '--remotes')) !== ''
}

/** @throws {Refused} if a site that is sound here would not be where others have it, who lack some files. */
async function mustDoWithout(
  git: Git,
  judge: Judge,
  left: ReadonlyMap<string, string | null> | undefined,
): Promise<void> {
  const [ignored, seen] = await Promise.all([ignoredNames(git), unseen(git)])
  const gone = new Map<string, string | null>(ignored.map((name) => [name, null]))
  for (const [kept, why] of [
    [gone, 'git is told to ignore it: remove it from .gitignore.'],
    [
      seen,
      'git is told to look away from it: git update-index --no-skip-worktree, or --no-assume-unchanged.',
    ],
  ] as const) {
    if (kept.size === 0) continue
    const findings = await judge(new Map([...(left ?? []), ...kept]))
    if (!findings.some(isError)) continue
    const [first = '', ...more] = kept.keys()
    const others = more.length === 0 ? '' : ` and ${more.length} more`
    throw new Refused(
      422,
      `The site needs ${first.slice(0, 200)}${others}, which wouldn’t go out with it. Ask whoever set this up to change that.`,
      why,
    )
  }
}
