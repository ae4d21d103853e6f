import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'

import { inPages } from '#engine/site/pages-folder.ts'

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
 * The documents under `folder` as they were in a revision, by their names inside it: of the files
 * there those that `readSite` reads.
 *
 * @throws {Refusal} if git does not know the revision, or the folder is not in the repository.
 */
export function filesAt(root: string, revision: string, folder: string): Map<string, string> {
  const named = ['--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const commit = attempt(() => git(root, ['rev-parse', ...named]).trim())
  if (commit === undefined) throw unknownRevision(root, revision)
  const inside = relative(root, resolve(root, folder)).replaceAll('\\', '/')
  const prefix = inPages({ pagesDir: inside }, '')
  const listing = attempt(() => git(root, ['ls-tree', '-r', '-z', commit, '--', prefix || './']))
  if (listing === undefined)
    throw new Refusal(
      `The folder ${folder} is not in this git repository, so there is nothing to compare it with.`,
      'Name a folder that is: --pages DIR.',
    )
  const objects = new Map<string, string>()
  for (const line of listing.split('\0')) {
    const [head = '', file = ''] = line.split('\t')
    const [, kind, object = ''] = head.split(' ')
    const name = file.slice(prefix.length)
    if (kind !== 'blob' || !name.endsWith('.json') || /^media\/|(^|\/)\./.test(name)) continue
    objects.set(name, object)
  }
  return textsOf(root, objects)
}

/** The texts of git's objects by the names given here, from one process: there may be thousands. */
function textsOf(root: string, objects: ReadonlyMap<string, string>): Map<string, string> {
  const output = execFileSync('git', ['-C', root, 'cat-file', '--batch'], {
    input: [...objects.values()].map((object) => `${object}\n`).join(''),
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const texts = new Map<string, string>()
  let at = 0
  for (const name of objects.keys()) {
    // `<object> blob <bytes>`, a line end, the bytes, a line end.
    const start = output.indexOf('\n', at) + 1
    const end = start + Number(output.toString('latin1', at, start).split(' ')[2])
    texts.set(name, output.toString('utf8', start, end))
    at = end + 1
  }
  return texts
}

function unknownRevision(root: string, revision: string): Refusal {
  if (attempt(() => git(root, ['rev-parse', '--git-dir'])) === undefined)
    return new Refusal(
      'This folder is in no git repository, so there are no revisions to compare.',
      'Name two pages folders or two JSON files.',
    )
  if (attempt(() => git(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === undefined)
    return new Refusal(
      'Nothing is committed here yet, so there is nothing to compare with.',
      'Commit the pages first, or name two pages folders or two JSON files.',
    )
  return new Refusal(
    `git knows no revision “${revision}”, and there is no such file or folder.`,
    'Name a branch, a tag, a commit, a JSON file or a pages folder.',
  )
}

function attempt(call: () => string): string | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
