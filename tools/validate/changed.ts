import { relative } from 'node:path'

import { Refusal } from '#tools/lib/command.ts'
import { git } from '#tools/lib/git.ts'

/**
 * The files that differ from where this branch left `ref`, new ones that git does not know yet
 * included, as seen from `root`.
 *
 * @throws {Refusal} if git does not know the revision, or this is no git repository.
 */
export function changedSince(root: string, ref: string): Set<string> {
  try {
    const top = git(root, ['rev-parse', '--show-toplevel']).trim()
    const base = git(root, ['merge-base', '--end-of-options', ref, 'HEAD']).trim()
    const names = [
      ...git(root, ['diff', '--name-only', '-z', base]).split('\0'),
      ...git(root, [
        'ls-files',
        '--others',
        '--exclude-standard',
        '--full-name',
        '-z',
        '--',
        top,
      ]).split('\0'),
    ]
    return new Set(
      names.filter(Boolean).map((name) => relative(root, `${top}/${name}`).replaceAll('\\', '/')),
    )
  } catch {
    throw new Refusal(
      `git cannot tell what changed since “${ref}”.`,
      'Name a branch, a tag or a commit of this repository: --changed main.',
    )
  }
}
