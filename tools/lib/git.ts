import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { inPages } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'

import { gitEnvironment } from './git-environment.ts'

/**
 * What git prints; `input` is what it reads.
 *
 * @throws {Refusal} if git is not installed, or trusts nothing in a folder that belongs to somebody else.
 * @throws {Error} with git's own words.
 */
export function git(root: string, args: readonly string[], input?: string): string {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: gitEnvironment(process.env),
      ...(input === undefined ? {} : { input }),
    })
  } catch (error) {
    throw whyNoGit(error as NodeJS.ErrnoException) ?? error
  }
}

/** Why git answers nothing here, whatever it is asked; undefined where it is the question. */
function whyNoGit({ code, message }: NodeJS.ErrnoException): Refusal | undefined {
  if (code === 'ENOENT')
    return new Refusal('git is not installed here.', 'Install it, or add its folder to PATH.')
  // git says so in the language of the machine; the command it names has none.
  const [command] = /git config --global --add safe\.directory .+/.exec(message) ?? []
  if (command === undefined) return undefined
  return new Refusal(
    'git does not trust this folder, because it belongs to another user.',
    `If you trust it, run \`${command}\`.`,
  )
}

/** What was under a folder in a revision, by names inside it. */
export interface FilesAt {
  /** The texts of the documents. */
  readonly texts: Map<string, string>
  /**
   * The name that git gives the content of each file below media/; none for one whose own name has a
   * line end or is not UTF-8.
   */
  readonly media: Map<string, string>
}

/**
 * The files under `folder` as they were in a revision: the texts of those that `readSite` reads, and
 * what media there were. The repository is that of the folder, which may be a submodule or another
 * one than ours; of a folder that is not there any more, it is ours. A revision may name a folder that
 * the files were in then, from the top of the repository and as git writes it: `main:old/pages`.
 *
 * @throws {Refusal} if git does not know the revision, or the folder is none or in no repository.
 */
export function filesAt(root: string, revision: string, folder: string): FilesAt {
  const path = resolve(root, folder)
  const home = homeOf(root, folder, revision)
  const [past = '', other] = revision.split(/:(.*)/s)
  const commit = commitOf(home, past)
  const inside = relative(home, path).replaceAll('\\', '/')
  const prefix = other === undefined ? inPages({ pagesDir: inside }, '') : ''
  // Of a folder that git is asked for by its address, it tells names from there on.
  const top =
    other === undefined
      ? `${commit}:./`
      : `${commit}:${other.replace(/\/*$/, other === '' ? '' : '/')}`
  const asked = other === undefined ? [commit, '--', prefix || './'] : ['--full-tree', top]
  const listing = attempt(() => git(home, ['ls-tree', '-r', '-z', ...asked]))
  if (listing === undefined)
    throw other === undefined ? inNoRepository(folder, revision) : noFolder(past, other)
  const objects = new Map<string, string>()
  const media = new Map<string, string>()
  for (const line of listing.split('\0')) {
    const [head = '', ...file] = line.split('\t')
    const [mode, kind, itself = ''] = head.split(' ')
    const name = file.join('\t').slice(prefix.length)
    if (kind !== 'blob' || /(^|\/)\./.test(name)) continue
    const object = mode === LINK ? targetOf(home, `${top}${prefix}${name}`) : itself
    if (object === undefined) continue
    if (name.startsWith('media/')) media.set(name, object)
    else if (name.endsWith('.json')) objects.set(name, object)
  }
  const plain = [...media].filter(([name]) => hasPlainName(name))
  return { texts: textsOf(home, objects), media: new Map(plain) }
}

/** What git calls a link: https://git-scm.com/docs/git-fast-import#_filemodify */
const LINK = '120000'

/** The file that a link of a commit leads to, as git's object; undefined if it leads to none there. */
function targetOf(home: string, link: string): string | undefined {
  const found = git(home, ['cat-file', '--batch-check', '--follow-symlinks'], `${link}\n`)
  return /^(\w+) blob /.exec(found)?.[1]
}

/**
 * The last commit that two revisions of the repository of `folder` share.
 *
 * @throws {Refusal} as `filesAt`, or if they share none.
 */
export function partedAt(root: string, folder: string, a: string, b: string): string {
  const home = homeOf(root, folder)
  const ends = [commitOf(home, a), commitOf(home, b)]
  const shared = attempt(() => git(home, ['merge-base', ...ends]).trim())
  if (shared !== undefined) return shared
  throw new Refusal(
    `git finds no commit that “${a}” and “${b}” share.`,
    'Fetch the whole history, or write the two revisions with a space between: A B.',
  )
}

/** The folder to ask git in. @throws {Refusal} if it is no folder, or in no repository. */
function homeOf(root: string, folder: string, revision = 'HEAD'): string {
  if (!existsSync(resolve(root, folder)) && isInRepository(root)) return root
  const home = pagesFolder(root, folder)
  if (!isInRepository(home)) throw inNoRepository(folder, revision)
  return home
}

function commitOf(home: string, revision: string): string {
  const named = ['--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const commit = attempt(() => git(home, ['rev-parse', ...named]).trim())
  if (commit === undefined) throw unknownRevision(home, revision)
  return commit
}

/** The texts of git's objects by the names given here, from one process: there may be thousands. */
function textsOf(root: string, objects: ReadonlyMap<string, string>): Map<string, string> {
  const output = execFileSync('git', ['-C', root, 'cat-file', '--batch'], {
    input: [...objects.values()].map((object) => `${object}\n`).join(''),
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: gitEnvironment(process.env),
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

/**
 * The name that git gives, or would give, the content of each file, by full path; none for a file
 * whose name `filesAt` passes over too.
 *
 * @throws {Error} if one may not be read: it would be told as removed.
 */
export function contentNames(folder: string, files: readonly string[]): Map<string, string> {
  const named = files.filter(hasPlainName)
  if (named.length === 0) return new Map()
  for (const file of named) accessSync(file, constants.R_OK)
  const listed = named.map((file) => `${file}\n`).join('')
  const names = git(folder, ['hash-object', '--stdin-paths'], listed).trimEnd().split('\n')
  return new Map(named.map((file, index) => [file, names[index] ?? '']))
}

/** Not with a line end in a name, since git reads a path a line, and not one that is not UTF-8. */
function hasPlainName(file: string): boolean {
  return !/[\r\n\uFFFD]/.test(file)
}

/** What a file said in a revision; undefined where it was not there, or there is no such revision. */
export function committedText(root: string, revision: string, file: string): string | undefined {
  return attempt(() => git(root, ['show', `${revision}:./${file}`]))
}

/** What to do in a clone that `isShallow`. */
export const wholeHistory =
  'This clone has only the newest commits; get the rest: git fetch --unshallow, or in a workflow fetch-depth: 0.'

/** Whether a clone has the newest commits only. */
export function isShallow(folder: string): boolean {
  return attempt(() => git(folder, ['rev-parse', '--is-shallow-repository']))?.trim() === 'true'
}

/** Whether git keeps a folder, or one around it. @throws {Refusal} if git cannot tell; see `git`. */
export function isInRepository(folder: string): boolean {
  try {
    git(folder, ['rev-parse', '--git-dir'])
    return true
  } catch (error) {
    if (error instanceof Refusal) throw error
    return false
  }
}

function inNoRepository(folder: string, revision: string): Refusal {
  return new Refusal(
    revision === 'HEAD'
      ? `The folder ${folder} is not in a git repository, so there is nothing to compare it with.`
      : `There is no file or folder ${revision}, and it cannot be a revision, because the folder ${folder} is not in a git repository.`,
    'Name two pages folders or two JSON files.',
  )
}

function noFolder(revision: string, folder: string): Refusal {
  return new Refusal(
    `In “${revision}” there is no folder “${folder}”.`,
    'Name one from the top of the repository: main:pages.',
  )
}

function unknownRevision(root: string, revision: string): Refusal {
  if (attempt(() => git(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === undefined)
    return new Refusal(
      'Nothing is committed here yet, so there is nothing to compare with.',
      'Commit the pages first, or name two pages folders or two JSON files.',
    )
  return new Refusal(
    `git knows no revision “${revision}”, and there is no such file or folder.`,
    isShallow(root)
      ? wholeHistory
      : 'Name a branch, a tag, a commit, a JSON file or a pages folder.',
  )
}

function attempt(call: () => string): string | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
