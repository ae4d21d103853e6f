import type { Dates, Deleted, History, Version } from '#studio/api.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'
import { Refused } from '#tools/studio/http/refused.ts'

import { changedNames } from './git-state.ts'
import { type Git, asTheyAre, ask, parts } from './run-git.ts'
import { textsAt } from './texts-at.ts'

/** More than anybody scrolls through. */
const MOST = 2000

/** What tells a file that got another name from a new one: a new page is half of another one too. */
const ALIKE = '--find-renames=80%'

/** The log for a program, whatever git is told to show a person: with the first commit, without keys. */
const log = ['log', '--root', '--no-show-signature', '--encoding=UTF-8', '-z']

/**
 * `GET history?id=…`: the commits that changed a document, newest first, each with the name that it
 * had there. A file that came from outside of the folder begins where it came.
 *
 * @throws {GitFault} where git cannot tell, which is not the same as none.
 */
export async function history(git: Git, query: URLSearchParams): Promise<History> {
  const id = idOf(query)
  // From the root, since git 2.39 names what a merge changed from there even if asked for `--relative`.
  const form = [format('%H%n%an%n%at%n%B'), '--no-relative']
  // A merge that somebody wrote into is a version as well.
  const which = ['--name-only', '--follow', ALIKE, '--diff-merges=combined']
  const [entries, folder = '', isNotWhole] = await Promise.all([
    logged(git, [asTheyAre, ...log, ...which, ...form, '--', `./${id}`]),
    ask(git, 'rev-parse', '--show-prefix'),
    isShallow(git),
  ])
  const versions: History['versions'][number][] = []
  let isCut = isNotWhole
  for (const { about, names } of entries) {
    const [name] = names
    // Every merge is told of, also one that took a version as it was: it names nothing.
    if (name === undefined) continue
    const own = name.startsWith(folder) ? name.slice(folder.length) : undefined
    isCut ||= versions.length === MOST
    if (!isDocumentId(own) || versions.length === MOST) break
    const [commit = '', author = '', at = '0', ...message] = about
    const [when, words] = [Number(at) * 1000, message.join('\n').trim()]
    versions.push({ id: own, commit, author, at: when, message: words })
  }
  return isCut ? { versions, isCut } : { versions }
}

/** A commit of the log: the lines that were asked of it, and what is told of its files. */
interface Logged {
  readonly about: readonly string[]
  readonly names: readonly string[]
}

const format = (about: string): string => `--format=%x01${about}%x02`

/** Git's log in this `format`; empty where nothing is committed yet, or there is no repository. */
async function logged(git: Git, args: readonly string[]): Promise<Logged[]> {
  try {
    const told = (await git(args)).toString('utf8')
    return told
      .split('\u0001')
      .slice(1)
      .map((entry) => {
        const [about = '', names] = entry.split('\u0002')
        return { about: about.split('\n'), names: parts(names).map((one) => one.trimStart()) }
      })
  } catch (error) {
    if ((await ask(git, 'rev-parse', '--verify', '--quiet', 'HEAD')) === undefined) return []
    throw error
  }
}

/**
 * `GET deleted`: the documents that a commit took away and gave no other name.
 *
 * @throws {GitFault} where git cannot tell, which is not the same as none.
 */
export async function deleted(git: Git): Promise<Deleted> {
  const form = [format('%an%n%at'), '--relative']
  // Renamed ones too: what was deleted may have come back, and have another name since.
  const which = ['--name-status', '--diff-filter=DR', ALIKE]
  const [entries, isCut] = await Promise.all([
    logged(git, [...log, ...which, ...form, '--', '.']),
    isShallow(git),
  ])
  const found = new Map<string, Deleted['documents'][number] | undefined>()
  for (const { about, names } of entries) {
    const [author = '', at = '0'] = about
    const told = names.values()
    for (const status of told) {
      const id = told.next().value
      const isRenamed = status.startsWith('R')
      if (isRenamed) told.next()
      if (isDocumentId(id) && !found.has(id))
        found.set(id, isRenamed ? undefined : { id, author, at: Number(at) * 1000 })
    }
  }
  const documents = [...found.values()].filter((one) => one !== undefined)
  return isCut ? { documents, isCut } : { documents }
}

/** Whether older commits are not on this machine. */
async function isShallow(git: Git): Promise<boolean> {
  return (await ask(git, 'rev-parse', '--is-shallow-repository')) === 'true'
}

/** `GET dates`; none where git cannot tell. */
export async function dates(git: Git): Promise<Dates> {
  const form = ['--format=%x01%at', '--name-only', '--no-renames', '--relative']
  const [told, changed, committed] = await Promise.all([
    ask(git, ...log, ...form, '--', '.'),
    changedNames(git).catch(() => undefined),
    ask(git, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', '.'),
  ])
  if (changed === undefined) return {}
  const published = new Set(parts(committed))
  const found = new Map<string, Dates[string]>(
    changed.map((name) => [name, published.has(name) ? 'changed' : null]),
  )
  let at = 0
  for (const part of parts(told).map((part) => part.trimStart())) {
    if (part.startsWith('\u0001')) at = Number(part.slice(1)) * 1000
    else if (!found.has(part)) found.set(part, at)
  }
  return Object.fromEntries([...found].filter(([name]) => isDocumentId(name)))
}

/** `GET version?id=…&commit=…`: the document as that commit has it. */
export async function version(git: Git, query: URLSearchParams): Promise<Version> {
  const id = idOf(query)
  const commit = query.get('commit') ?? ''
  const known =
    /^[0-9a-f]{7,64}$/.test(commit) &&
    (await ask(git, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`)) !== undefined
  if (!known) throw new Refused(404, 'That version isn’t there anymore. Close the history.')
  const texts = await textsAt(git, commit, [id])
  return { text: texts[id] ?? null }
}

function idOf(query: URLSearchParams): string {
  const id = query.get('id')
  if (!isDocumentId(id)) throw new Refused(400, 'That isn’t the name of a document.')
  return id
}
