import { execFileSync } from 'node:child_process'

import { Refusal } from './command.ts'

/** What git prints; `input` is what it reads. @throws {Error} with git's own words. */
export function git(root: string, args: readonly string[], input?: string): string {
  return execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
  })
}

/**
 * The files under `folder` as they were in a revision, by their names inside it.
 *
 * @throws {Refusal} if git does not know the revision.
 */
export function filesAt(root: string, revision: string, folder: string): Map<string, string> {
  let listing: string
  try {
    const commit = git(root, [
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    ])
    listing = git(root, ['ls-tree', '-r', '-z', commit.trim(), '--', `${folder}/`])
  } catch {
    throw new Refusal(
      `git knows no revision “${revision}”, and there is no such file or folder.`,
      'Name a branch, a tag, a commit, a JSON file or a pages folder.',
    )
  }
  const files = new Map<string, string>()
  for (const line of listing.split('\0')) {
    const [head = '', name = ''] = line.split('\t')
    const [, kind, object = ''] = head.split(' ')
    if (kind !== 'blob' || !name.endsWith('.json')) continue
    files.set(name.slice(folder.length + 1), git(root, ['cat-file', 'blob', object]))
  }
  return files
}
