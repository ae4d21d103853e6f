import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Refused } from '#studio/api.ts'

import { type Git, ask, parts } from './run-git.ts'

/**
 * What git keeps, in the folder that each work tree has of its own, while something is under way that a
 * commit would end, or be taken for a part of: https://git-scm.com/docs/gitrepository-layout
 */
const inTheMiddle = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'sequencer',
  'rebase-merge',
  'rebase-apply',
]

/** Why a commit has to wait: two versions are being combined here. Undefined if nothing is under way. */
export async function whyUnfinished(git: Git): Promise<Refused | undefined> {
  const [own, listed] = await Promise.all([
    ask(git, 'rev-parse', '--absolute-git-dir'),
    ask(git, 'ls-files', '--unmerged', '--full-name', '-z', '--', ':/'),
  ])
  if (own !== undefined && inTheMiddle.some((name) => existsSync(join(own, name))))
    return halfMerged('git is in the middle of a merge, rebase or revert.')
  const undecided = parts(listed)
  if (undecided.length > 0) return halfMerged(`These files aren’t decided: ${filesOf(undecided)}.`)
  return undefined
}

function halfMerged(details: string): Refused {
  return {
    message:
      'Someone started combining two versions of the site here and hasn’t finished. Ask whoever set this up to finish it.',
    details,
  }
}

/** The files of an index's entries, of which one that is not decided has up to three. */
function filesOf(entries: readonly string[]): string {
  return [...new Set(entries.map((entry) => entry.replace(/^.*?\t/s, '')))].slice(0, 10).join(', ')
}
