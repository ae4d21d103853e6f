/** What becomes of the documents when files change that they were opened from. */
import { equal } from '#engine/edit/equal.ts'
import { merge } from '#engine/merge/merge.ts'
import type { DocumentId, StoredDocument } from '#studio/api.ts'
import { parsed } from '#studio/state/documents.ts'
import { pageName } from '#studio/state/pages.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

type Files = Readonly<Record<DocumentId, StoredDocument | null>>

/** What one document is, with what is on disk; `clash` where only its author can tell. */
export type Outcome =
  | { readonly kind: 'same' | 'follows' | 'merged'; readonly value: unknown }
  | { readonly kind: 'clash' }
  | { readonly kind: 'unreadable' }

/** `undefined` is a document that is not there. */
export function outcome(base: unknown, mine: unknown, theirs: StoredDocument | null): Outcome {
  const other = theirs ? parsed(theirs.text) : undefined
  if (theirs && other === undefined) return { kind: 'unreadable' }
  if (equal(mine, other)) return { kind: 'same', value: mine }
  if (equal(mine, base)) return { kind: 'follows', value: other }
  if (equal(other, base)) return { kind: 'same', value: mine }
  if (mine === undefined || other === undefined) return { kind: 'clash' }
  const { value, conflicts } = merge(base, mine, other)
  const asks = conflicts.some(({ kind }) => kind !== 'both-added')
  return asks ? { kind: 'clash' } : { kind: 'merged', value }
}

/**
 * Takes what is on disk into the documents and says so. A document that was not changed follows, one
 * that was changed elsewhere is merged, and one that was changed in the same places waits for its
 * author: it stays as it is here, as a conflict.
 */
export function takeUp(store: StudioStoreApi, files: Files): void {
  const { values, disk, stored, saving, say } = store.getState()
  const next: Record<DocumentId, unknown> = { ...values }
  const taken: Record<DocumentId, StoredDocument | null> = {}
  const clashes: DocumentConflict[] = []
  const names: Record<'follows' | 'merged' | 'unreadable', DocumentId[]> = {
    follows: [],
    merged: [],
    unreadable: [],
  }
  for (const [id, theirs] of Object.entries(files)) {
    if ((stored[id]?.hash ?? null) === (theirs?.hash ?? null)) continue
    const found = outcome(disk[id], values[id], theirs)
    if (found.kind === 'clash') {
      clashes.push({ id, base: disk[id], theirs, at: Date.now() })
    } else if (found.kind === 'unreadable') names.unreadable.push(id)
    else {
      taken[id] = theirs
      if (found.value === undefined) delete next[id]
      else next[id] = found.value
      if (found.kind !== 'same') names[found.kind].push(id)
    }
  }
  if (Object.keys(taken).length > 0) {
    store.getState().follow(labelOf([...names.follows, ...names.merged]), next, taken)
    settleKept(store, Object.keys(taken))
  }
  if (clashes.length > 0) {
    const others = saving.conflicts.filter(
      ({ id, draft }) => draft !== undefined || !Object.hasOwn(files, id),
    )
    store.getState().setSaving({ conflicts: [...others, ...clashes], choosing: true })
  }
  const sentences = [
    sentence(names.follows, 'changed on disk; you see what is there now.'),
    sentence(names.merged, 'changed on disk as well; both changes are in it.'),
    sentence(
      names.unreadable,
      'cannot be read on disk any more. You see the last version; mend the file, or ask who wrote it.',
    ),
    sentence(
      clashes.map(({ id }) => id),
      'changed on disk in the same places as here. Choose what stays; saving waits.',
    ),
  ]
  const text = sentences.filter(Boolean).join(' ')
  if (text !== '') say(text, names.unreadable.length > 0)
}

/** A conflict that is none any more, because the file is again what goes together with ours. */
function settleKept(store: StudioStoreApi, ids: readonly DocumentId[]): void {
  const { saving, setSaving } = store.getState()
  const left = saving.conflicts.filter(({ id, draft }) => draft !== undefined || !ids.includes(id))
  if (left.length < saving.conflicts.length)
    setSaving({ conflicts: left, choosing: saving.choosing && left.length > 0 })
}

function labelOf(ids: readonly DocumentId[]): string {
  return `Take up what changed on disk in ${listed(ids)}`
}

function sentence(ids: readonly DocumentId[], rest: string): string {
  return ids.length === 0 ? '' : `${listed(ids)} ${rest}`
}

/** "Home", "Home and Menu", "5 documents". */
export function listed(ids: readonly DocumentId[]): string {
  const names = ids.map(pageName)
  if (names.length > 3) return `${names.length} documents`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** All there is, for where only the difference to what is open is of interest. */
export function allFiles(store: StudioStoreApi, documents: Files): Files {
  const { stored } = store.getState()
  const files: Record<DocumentId, StoredDocument | null> = {}
  for (const id of Object.keys(stored)) files[id] = null
  return { ...files, ...documents }
}
