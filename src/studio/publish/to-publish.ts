import { type Change, changes } from '#engine/diff/changes.ts'
import { goingLive } from '#engine/diff/going-live.ts'
import { type Told, tell, tellMedia } from '#engine/diff/words.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId, GitState } from '#studio/api.ts'
import { type StoredDocuments, type Values, parsed } from '#studio/state/documents.ts'
import { listed, setOf, sharedName } from '#studio/state/pages.ts'

export interface Group extends Told {
  /** The file that a page had before it got this one. */
  readonly was?: DocumentId
  /** Of a document that is there only now, or only was. */
  readonly whole?: 'added' | 'removed'
}

/**
 * What publishing would add to the last commit, in words, by document: the documents as they are
 * being edited against those of the commit. `stored` is what was on disk when `git` was asked.
 */
export function toPublish(git: GitState, stored: StoredDocuments, values: Values): Group[] {
  const before = lastPublished(git, stored)
  const after = new Map(Object.entries(values))
  const files = changes(before, after)
  return tell(files, before, after).map((told, index) => {
    const { changes = [] } = files[index] ?? {}
    const [first] = changes
    return {
      ...told,
      ...(first?.kind === 'file-moved' ? { was: first.from } : {}),
      ...(first?.kind === 'added' || first?.kind === 'removed' ? { whole: first.kind } : {}),
      sentences: changes.map(
        (change, at) => wholeWords(change, told.path, values) ?? told.sentences[at] ?? '',
      ),
    }
  })
}

/** What of media it would add, in words, by file, with who shows it. */
export function mediaToPublish(git: GitState, stored: StoredDocuments, values: Values): Told[] {
  const files = Object.entries(git.media).map(([path, kind]) => ({ path, changes: [{ kind }] }))
  return tellMedia(files, lastPublished(git, stored), new Map(Object.entries(values)))
}

/** The documents as the last commit has them; `stored` is what was on disk when `git` was asked. */
export function lastPublished(git: GitState, stored: StoredDocuments): Map<string, unknown> {
  const before = new Map<string, unknown>()
  for (const [id, { text }] of Object.entries(stored)) {
    const value = parsed(text)
    if (value !== undefined) before.set(id, value)
  }
  for (const [id, text] of Object.entries(git.committed)) {
    const value = text === null ? undefined : parsed(text)
    if (value === undefined) before.delete(id)
    else before.set(id, value)
  }
  return before
}

/** A document that came or went, or got another name. */
function wholeWords(change: Change, path: string, values: Values): string | undefined {
  if (change.kind === 'removed') return 'Deleted'
  if (change.kind === 'file-moved')
    return setOf(change.from) === setOf(path)
      ? `Renamed, was “${documentName(change.from)}”`
      : `Moved here, was “${sharedName(values, change.from)}”`
  if (change.kind !== 'added') return undefined
  const live = goingLive(path, new Map(Object.entries(values)))
  return live === undefined ? 'New' : `New, ${live}`
}

/** The longest first line that GitHub and most tools show of a commit without cutting it off. */
const LINE = 72

/**
 * A message to begin with: the one change if it has room in a line, else where it is. "Home: Faves
 * moved above Intro", "Change Home and Menu", "Add Crew", "Rename Crew to Our story".
 */
export function suggestedMessage(groups: readonly Group[]): string {
  const [first, ...more] = groups
  if (!first) return ''
  const names = listed(groups.map(({ path }) => path))
  if (groups.every(({ whole }) => whole === 'added')) return `Add ${names}`
  if (groups.every(({ whole }) => whole === 'removed')) return `Delete ${names}`
  if (more.length > 0) return `Change ${names}`
  if (first.was !== undefined) return `Rename ${documentName(first.was)} to ${names}`
  const [told = '', ...others] = first.sentences.map((one) => `${names}: ${one}`)
  const fits = told !== '' && others.length === 0 && told.length <= LINE
  return fits ? told.replaceAll(/\s+/g, ' ') : `Change ${names}`
}

const verbs = { added: 'Add', removed: 'Delete', replaced: 'Replace' } as const

/**
 * The same where nothing but media goes out: "Add crew.webp", "Replace a.svg and b.svg", "Change 3
 * pictures and videos".
 */
export function suggestedMediaMessage(media: GitState['media']): string {
  const kinds = [...new Set(Object.values(media))]
  const names = Object.keys(media).map((path) => path.slice(path.lastIndexOf('/') + 1))
  const [kind] = kinds
  if (kind === undefined) return ''
  const verb = kinds.length === 1 ? verbs[kind] : 'Change'
  const named = `${verb} ${names.join(' and ')}`.replaceAll(/\s+/g, ' ')
  const fits = names.length === 1 || (names.length === 2 && named.length <= LINE)
  return fits ? named : `${verb} ${names.length} pictures and videos`
}
