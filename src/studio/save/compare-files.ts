/** What files come to that differ from those the documents were made from: nothing is changed here. */
import { movedFiles } from '#engine/diff/moved-files.ts'
import { equal } from '#engine/edit/equal.ts'
import { merge } from '#engine/merge/merge.ts'
import type { DocumentId, StoredDocument } from '#studio/api.ts'
import { type Values, parsed } from '#studio/state/documents.ts'
import { touches } from '#studio/state/history.ts'
import { setOf } from '#studio/state/pages.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import { unreadKey } from '#studio/state/unread.ts'

/** By document; null is one without a file. */
export type Files = Readonly<Record<DocumentId, StoredDocument | null>>

/** What two versions of a document come to; `clash` where only their author can tell. */
type Outcome =
  | { readonly kind: 'same' | 'follows' | 'merged'; readonly value: unknown }
  | { readonly kind: 'clash' }

/** What became of a document that was taken in. */
type Taken = 'follows' | 'deleted' | 'merged'

export interface Compared {
  /** All documents as they are then. */
  readonly next: Record<DocumentId, unknown>
  /** The files that are in it. */
  readonly taken: Record<DocumentId, StoredDocument | null>
  /** Those that are other than before. */
  readonly told: Record<Taken, DocumentId[]>
  /** Those that were changed here and there in the same places; they stay as they are here. */
  readonly clashes: DocumentConflict[]
  /** Those whose files cannot be read; they stay as well. */
  readonly unreadable: Record<DocumentId, StoredDocument>
}

/** `undefined` is a document that is not there. */
export function outcome(base: unknown, mine: unknown, other: unknown): Outcome {
  if (equal(mine, other)) return { kind: 'same', value: mine }
  if (equal(mine, base)) return { kind: 'follows', value: other }
  if (equal(other, base)) return { kind: 'same', value: mine }
  // Without a base, whatever both have would count as added by both, and stand there twice.
  if (base === undefined || mine === undefined || other === undefined) return { kind: 'clash' }
  const { value, conflicts } = merge(base, mine, other)
  const asks = conflicts.some(({ kind }) => kind !== 'both-added')
  return asks ? { kind: 'clash' } : { kind: 'merged', value }
}

/** Each file with its document, and then those of pages that got another name on one side. */
export function compareFiles(state: StudioState, files: Files): Compared {
  const compared: Compared = {
    next: { ...state.values },
    taken: {},
    told: { follows: [], deleted: [], merged: [] },
    clashes: [],
    unreadable: {},
  }
  for (const [id, theirs] of Object.entries(files))
    if ((state.stored[id]?.hash ?? null) !== (theirs?.hash ?? null))
      compareFile(state, id, theirs, compared)
  meetRenamed(state, files, compared)
  return compared
}

function compareFile(
  state: StudioState,
  id: DocumentId,
  theirs: StoredDocument | null,
  { next, taken, told, clashes, unreadable }: Compared,
): void {
  const { disk, values } = state
  const other = theirs ? parsed(theirs.text) : undefined
  if (theirs && other === undefined && !isJustText(state, id)) {
    unreadable[id] = theirs
    return
  }
  const found: Outcome =
    theirs && other === undefined
      ? { kind: 'follows', value: undefined }
      : outcome(disk[id], values[id], other)
  if (found.kind === 'clash') {
    clashes.push({ id, base: disk[id], theirs, at: Date.now() })
    return
  }
  taken[id] = theirs
  if (found.value === undefined) delete next[id]
  else next[id] = found.value
  if (found.kind === 'follows' && !theirs) told.deleted.push(id)
  else if (found.kind !== 'same') told[found.kind].push(id)
}

/** A page that has another name here or there is no clash, if what was changed in it goes together. */
function meetRenamed(
  state: StudioState,
  files: Files,
  { next, taken, told, clashes }: Compared,
): void {
  const onDisk = withFiles(state.disk, files)
  for (const clash of clashes.splice(0)) {
    const { id } = clash
    const found = renamedToo(state, onDisk, id)
    if (!found) {
      clashes.push(clash)
      continue
    }
    taken[id] = files[id] ?? null
    delete next[id]
    next[found.id] = found.value
    told.follows = told.follows.filter((one) => one !== found.id)
    told[found.isMerged ? 'merged' : 'follows'].push(found.id)
    if (onDisk[id] === undefined) told.deleted.push(id)
  }
}

/**
 * A page that got another name on one side, by that, with what was changed in it on the other;
 * undefined where it did not, or the changes do not go together.
 */
function renamedToo(
  { disk, values }: StudioState,
  onDisk: Values,
  id: DocumentId,
): { readonly id: DocumentId; readonly value: unknown; readonly isMerged: boolean } | undefined {
  const isHere = values[id] !== undefined
  if (isHere === (onDisk[id] !== undefined)) return undefined
  const [to] = newNames(disk, isHere ? onDisk : values).find(([, from]) => from === id) ?? []
  // What is here by that name is another page, and somebody's work.
  if (to === undefined || (isHere && values[to] !== undefined)) return undefined
  const [mine, theirs] = isHere ? [values[id], onDisk[to]] : [values[to], onDisk[id]]
  const found = outcome(disk[id], mine, theirs)
  if (found.kind === 'clash') return undefined
  return { id: to, value: found.value, isMerged: found.kind !== 'same' }
}

/** The pages that have another name on disk now, in their set: the new path of each to the old one. */
export function renamedOnDisk(
  before: Values,
  { next, told: { follows, merged, deleted } }: Compared,
): ReadonlyMap<DocumentId, DocumentId> {
  if (deleted.length === 0) return new Map()
  const come = [...follows, ...merged]
  const all = newNames(before, next).filter(
    ([to, from]) => come.includes(to) && deleted.includes(from),
  )
  return new Map(all)
}

function newNames(before: Values, after: Values): [to: DocumentId, from: DocumentId][] {
  const all = movedFiles(new Map(Object.entries(before)), new Map(Object.entries(after)))
  return [...all].filter(([to, from]) => setOf(to) === setOf(from))
}

function withFiles(disk: Values, files: Files): Values {
  const next: Record<DocumentId, unknown> = { ...disk }
  for (const [id, file] of Object.entries(files)) {
    const value = file ? parsed(file.text) : undefined
    if (value === undefined) delete next[id]
    else next[id] = value
  }
  return next
}

/**
 * Whether nothing was made here of a document that could not be read before either. One that was
 * deleted here is none: undo would bring it back, and saving would lay it over the text.
 */
function isJustText(
  { values, disk, stored, unread, history }: StudioState,
  id: DocumentId,
): boolean {
  const isBegun = unread[unreadKey(id, undefined)] !== undefined
  const isDeleted = !stored[id] && touches(history, id)
  return values[id] === undefined && disk[id] === undefined && !isBegun && !isDeleted
}
