import { Refused } from '#tools/studio/http/refused.ts'

import { type Git, GitFault, asTheyAre, ask, parts, toldOf } from './run-git.ts'

interface Wish {
  readonly message: string
  /** A branch to make for it; null stays on the current one. */
  readonly branch: string | null
  /** Files of the folder, by their names in it; of none, only the branch is made. */
  readonly names: readonly string[]
}

/**
 * Commits files of the folder as they are on disk. What else is changed or staged, in the folder or
 * elsewhere, stays as it is.
 *
 * @throws {Refused} in words, with nothing committed, and the branch and the index as they were.
 */
export async function commit(git: Git, { message, branch, names }: Wish): Promise<void> {
  const before = await headOf(git)
  const came = await checkedOut(git)
  const unknown = new Set(
    parts(await ask(git, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.')),
  )
  const fresh = lines(names.filter((name) => unknown.has(name)))
  // Each told to be a name as it is, since the git of a hook would heed an option that says so.
  const which = lines(names.map((name) => `:(literal)${name}`))
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul']
  if (branch !== null) await make(git, branch)
  if (names.length === 0) return
  try {
    // Only announced: until it is committed, nothing is staged that another commit would take along.
    if (fresh)
      await said(git([asTheyAre, 'add', '--intent-to-add', ...listed], fresh), 'add the files')
    // A message is what the author typed, whatever git is told to strip of what an editor gives it, or
    // to take its bytes for.
    const encoding = 'i18n.commitEncoding=UTF-8'
    const how = ['--quiet', '--only', '--cleanup=whitespace', `--message=${message}`]
    await said(git(['-c', encoding, 'commit', ...how, ...listed], which), 'commit')
  } catch (error) {
    // What fails later, like a slow hook, does not unmake a commit.
    if ((await headOf(git)) === before) {
      if (fresh) await git([asTheyAre, 'reset', '--quiet', ...listed], fresh).catch(() => {})
      // By its name alone: the files and the index are right for both.
      if (branch !== null) {
        if (came !== undefined) await ask(git, 'symbolic-ref', 'HEAD', came)
        else await ask(git, 'update-ref', '--no-deref', 'HEAD', before ?? '')
        await ask(git, 'branch', '--quiet', '-D', branch)
      }
      throw error
    }
  }
  // Where a hook put the files in another form, git still has the old one staged.
  await git(['reset', '--quiet', ...listed], which).catch(() => {})
}

/** Makes a branch and goes to it. */
async function make(git: Git, branch: string): Promise<void> {
  try {
    await said(git(['switch', '--quiet', '--create', branch]), 'make the branch')
  } catch (error) {
    // A hook that comes after it can fail, and refuse nothing.
    if ((await checkedOut(git)) !== `refs/heads/${branch}`) throw error
  }
}

/** The whole name of the branch that is checked out; undefined if none is. */
function checkedOut(git: Git): Promise<string | undefined> {
  return ask(git, 'symbolic-ref', '--quiet', 'HEAD')
}

/** Names as git reads them, with a zero byte between them. */
function lines(names: readonly string[]): string {
  return names.join('\0')
}

function headOf(git: Git): Promise<string | undefined> {
  return ask(git, 'rev-parse', '--verify', '--quiet', 'HEAD')
}

/** @throws {Refused} with git's words as details, or those of a hook, which may be what the author must know. */
async function said(run: Promise<unknown>, what: string): Promise<void> {
  try {
    await run
  } catch (error) {
    if (!(error instanceof GitFault)) throw error
    const words = toldOf(error.message)
    throw new Refused(
      422,
      sentenceOf(words),
      words === ''
        ? `git couldn’t ${what}, and doesn’t say why. A hook may have refused it.`
        : `git couldn’t ${what}. It says: ${words}`,
    )
  }
}

/** What the words of git, or of a hook, mean for the author. */
function sentenceOf(words: string): string {
  if (/Unable to create '.*\.lock': File exists/.test(words))
    return 'Another program is using this site’s history. Publish again in a moment; if this keeps happening, ask whoever set this up.'
  if (/No space left on device|Out of diskspace|Disk quota exceeded/.test(words))
    return 'The disk is full. Make room, then publish again.'
  return 'Something on this machine refused to publish this. The details say why; ask whoever set this up.'
}
