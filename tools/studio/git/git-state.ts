import type { WholeChange } from '#engine/diff/changes.ts'
import type { GitState, Refused } from '#studio/api.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'

import { type Git, ask, parts, toldOf } from './run-git.ts'
import { textsAt } from './texts-at.ts'
import { whyUnfinished } from './unfinished.ts'

/** How a commit is called where no branch is checked out. */
export const noBranch = 'HEAD'

/** What git knows of the pages folder; the same as nothing where there is no repository or no git. */
export async function gitState(git: Git): Promise<GitState> {
  const branch = await currentBranch(git)
  if (branch === null)
    return { branch, why: await whyNone(git), remote: null, committed: {}, media: {} }
  const [remote, changed, unfinished] = await Promise.all([
    remoteOf(git, branch),
    changedFiles(git),
    whyUnfinished(git),
  ])
  const documents = [...changed.keys()].filter(isDocumentId)
  const committed = (await hasCommit(git))
    ? await textsAt(git, 'HEAD', documents)
    : Object.fromEntries(documents.map((id) => [id, null]))
  const media = Object.fromEntries([...changed].filter(([name]) => !isDocumentId(name)))
  const known = { branch, remote: remote && withoutPasswords(remote), committed, media }
  const state = unfinished ? { ...known, unfinished } : known
  return (await hasAuthor(git)) ? state : { ...state, noAuthor: true }
}

/** Whether git knows whose name a commit carries. Of its own it would make one up of the machine's. */
export async function hasAuthor(git: Git): Promise<boolean> {
  const who = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']
  const found = await Promise.all(
    who.map((one) => ask(git, '-c', 'user.useConfigOnly=true', 'var', one)),
  )
  return found.every((one) => one !== undefined)
}

/** Null where there is no repository. */
export async function currentBranch(git: Git): Promise<string | null> {
  if ((await ask(git, 'rev-parse', '--is-inside-work-tree')) !== 'true') return null
  const ref = await ask(git, 'symbolic-ref', '--quiet', 'HEAD')
  // Not `--short`, which says `heads/main` where there is a tag called main.
  return ref?.replace(/^refs\/heads\//, '') ?? noBranch
}

/** Why git knows nothing of the folder, and what to do. */
export async function whyNone(git: Git): Promise<Refused> {
  const words = await git(['rev-parse', '--is-inside-work-tree']).then(
    () => 'not a git repository',
    (error: Error) => error.message,
  )
  if (words === '')
    return {
      message:
        'Publishing needs a program that isn’t on this machine. Ask whoever set this up to install it.',
      details: 'git couldn’t be started. Install it.',
    }
  // With a colon git names a repository that it was sent to and that is gone, as that of a work tree may be.
  return /not a git repository(?!:)/.test(words)
    ? {
        message: 'This folder isn’t set up for publishing. Ask whoever set this up.',
        details: 'It isn’t in a git repository. `git init` makes it one.',
      }
    : {
        message:
          'Publishing doesn’t work in this folder. Ask whoever set this up, and show them the details.',
        details: `git says: ${toldOf(words)}`,
      }
}

/** What a branch is pushed to: a remote, or an address where git is told one; null if there is none at all. */
export async function remoteOf(git: Git, branch: string): Promise<string | null> {
  // All at once: to start git takes longer than what it is asked, above all on Windows.
  const lines = parts(await ask(git, 'config', '--null', '--get-regexp', '^(branch|remote)\\.'))
  const set = new Map(
    lines.map((line): [string, string] => {
      const [key = '', ...value] = line.split('\n')
      return [key, value.join('\n')]
    }),
  )
  const own = [`branch.${branch}.pushremote`, 'remote.pushdefault', `branch.${branch}.remote`]
  const all = ((await ask(git, 'remote')) ?? '').split('\n').filter(Boolean)
  const known = (name: string): boolean => all.includes(name) || /:|^\.{0,2}\//.test(name)
  return (
    [...own.map((key) => set.get(key)), 'origin', ...all].find(
      (name) => name !== undefined && known(name),
    ) ?? null
  )
}

/**
 * Words as they are shown: addresses without the name and the password, or the token, that they hold.
 * The name in an address of ssh is no secret, and nobody gets in there by another.
 */
export function withoutPasswords(words: string): string {
  return words
    .replaceAll(/\b(ssh:\/\/[^/\s:@]*):[^/\s]*@/g, '$1@')
    .replaceAll(/\b(?!ssh:)(\w+:\/\/)[^/\s]*@/g, '$1')
}

/**
 * Files of the site that differ from the last commit, by their names in the folder, with what became of
 * each: documents, and what is under media/. What else lies in the folder, a note or what another
 * program left, is nobody's to publish here; nor is what git was told to look away from.
 *
 * @throws {GitFault} if git cannot tell, which is not the same as none: its index may be damaged.
 */
async function changedFiles(git: Git): Promise<ReadonlyMap<string, WholeChange>> {
  const last = (await hasCommit(git)) ? 'HEAD' : await emptyTree(git)
  const [known, unknown] = await Promise.all([
    git(['diff', '--name-status', '--no-renames', '--relative', '-z', last, '--', '.']),
    git(['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ])
  const listed = parts(known.toString('utf8'))
  const changed = new Map<string, WholeChange>()
  for (let at = 0; at < listed.length; at += 2)
    changed.set(listed[at + 1]!, became[listed[at]!] ?? 'replaced')
  // What git was told to forget is still there.
  for (const name of parts(unknown.toString('utf8')))
    changed.set(name, changed.has(name) ? 'replaced' : 'added')
  return new Map(
    [...changed].filter(([name]) => isOfSite(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** What everything differs from before the first commit; git knows it in each repository. */
async function emptyTree(git: Git): Promise<string> {
  return String(await git(['hash-object', '-t', 'tree', '/dev/null'])).trim()
}

/** The letters by which git tells it. */
const became: Readonly<Record<string, WholeChange>> = { A: 'added', D: 'removed' }

/** Their names alone. @throws {GitFault} as above. */
export async function changedNames(git: Git): Promise<string[]> {
  return [...(await changedFiles(git)).keys()]
}

function isOfSite(name: string): boolean {
  return (name.startsWith('media/') && !/(^|\/)\./.test(name)) || isDocumentId(name)
}

async function hasCommit(git: Git): Promise<boolean> {
  return (await ask(git, 'rev-parse', '--verify', '--quiet', 'HEAD')) !== undefined
}

/** Files of the site that git neither has nor will take, by their names in the folder. */
export async function ignoredNames(git: Git): Promise<string[]> {
  const which = ['--others', '--ignored', '--exclude-standard', '-z', '--', '.']
  return parts(await ask(git, 'ls-files', ...which)).filter(isOfSite)
}

/**
 * Documents that git was told to look away from (`assume-unchanged`, `skip-worktree`), by their names in
 * the folder, with their texts of the last commit, which is what goes out of them.
 */
export async function unseen(git: Git): Promise<Map<string, string | null>> {
  const flagged = parts(await ask(git, 'ls-files', '-v', '-z', '--', '.'))
    .filter((line) => /^[a-zS]/.test(line))
    .map((line) => line.slice(2))
    .filter(isDocumentId)
  return new Map(Object.entries(flagged.length === 0 ? {} : await textsAt(git, 'HEAD', flagged)))
}
