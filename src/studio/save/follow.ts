/** What becomes of the documents when files change that they were opened from. */
import { movedFiles } from '#engine/diff/moved-files.ts'
import { equal } from '#engine/edit/equal.ts'
import { merge } from '#engine/merge/merge.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId, StoredDocument } from '#studio/api.ts'
import { type Values, parsed } from '#studio/state/documents.ts'
import { touches } from '#studio/state/history.ts'
import { listed, setOf } from '#studio/state/pages.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'

type Files = Readonly<Record<DocumentId, StoredDocument | null>>

/** What two versions of a document come to; `clash` where only their author can tell. */
type Outcome =
  | { readonly kind: 'same' | 'follows' | 'merged'; readonly value: unknown }
  | { readonly kind: 'clash' }

/** What became of a document that was taken in. */
type Taken = 'follows' | 'deleted' | 'merged'

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

/**
 * Takes what is on disk into the documents and says so. A document that was not changed follows, one
 * that was changed elsewhere is merged, and one that was changed in the same places waits for its
 * author: it stays as it is here, as a conflict, until its file is one that goes together with it. A
 * page that got another name on one side has it, with what was changed on the other.
 *
 * @returns the documents whose files cannot be read, which stay as they are.
 */
export function takeUp(store: StudioStoreApi, files: Files): readonly DocumentId[] {
  const own = ownIn(store, files)
  if (Object.keys(own).length > 0) store.getState().saved(own)
  const { values, page, disk, stored, history, saving, follow, say, setSaving } = store.getState()
  const next: Record<DocumentId, unknown> = { ...values }
  const taken: Record<DocumentId, StoredDocument | null> = {}
  const clashes: DocumentConflict[] = []
  const names: Record<Taken, DocumentId[]> = { follows: [], deleted: [], merged: [] }
  const unreadable: Record<DocumentId, StoredDocument> = {}
  for (const [id, theirs] of Object.entries(files)) {
    if ((stored[id]?.hash ?? null) === (theirs?.hash ?? null)) continue
    const other = theirs ? parsed(theirs.text) : undefined
    if (theirs && other === undefined && !isJustText(store, id)) {
      unreadable[id] = theirs
      continue
    }
    const found: Outcome =
      theirs && other === undefined
        ? { kind: 'follows', value: undefined }
        : outcome(disk[id], values[id], other)
    if (found.kind === 'clash') {
      clashes.push({ id, base: disk[id], theirs, at: Date.now() })
      continue
    }
    taken[id] = theirs
    if (found.value === undefined) delete next[id]
    else next[id] = found.value
    if (found.kind === 'follows' && !theirs) names.deleted.push(id)
    else if (found.kind !== 'same') names[found.kind].push(id)
  }
  const onDisk = withFiles(disk, files)
  for (const clash of clashes.splice(0)) {
    const { id } = clash
    const found = renamedToo(disk, values, onDisk, id)
    if (!found) {
      clashes.push(clash)
      continue
    }
    taken[id] = files[id] ?? null
    delete next[id]
    next[found.id] = found.value
    names.follows = names.follows.filter((one) => one !== found.id)
    names.merged.push(found.id)
    if (onDisk[id] === undefined) names.deleted.push(id)
  }
  const told = Object.values(names).flat()
  const moved = movedIn(values, next, names)
  const oldNames = new Set(moved.values())
  const gone = names.deleted.filter((id) => !oldNames.has(id))
  // The others follow without a step, and are as they are on disk after it is taken back, too.
  const inStep = told.filter((id) => values[id] !== disk[id] || touches(history, id))
  const what = `what changed on disk in ${listed(inStep)}`
  // Taken back and saved, what others wrote would be gone from disk, and nobody be asked.
  if (Object.keys(taken).length > 0) follow(`Take up ${what}`, next, taken, `takes back ${what}`)
  for (const [to, from] of moved) if (page === from) store.getState().open(to)
  const before = Object.entries(saving.broken).filter(([id]) => !Object.hasOwn(files, id))
  const broken = { ...Object.fromEntries(before), ...unreadable }
  if (!equal(saving.broken, broken)) setSaving({ broken })
  const asked = waiting(store)
  waitFor(store, clashes, (id) => Object.hasOwn(files, id) && !unreadable[id])
  const left = waiting(store)
  const sentences = [
    sentence(
      asked.filter((id) => !left.includes(id) && !told.includes(id)),
      'changed on disk once more and goes together with what is here. There is nothing to choose any more.',
    ),
    ...[...moved].map(
      ([to, from]) =>
        `${documentName(from)} was renamed on disk: it is called ${documentName(to)}.`,
    ),
    sentence(
      names.follows.filter((id) => !moved.has(id)),
      'changed on disk; you see what is there now.',
    ),
    sentence(
      gone,
      gone.length === 1
        ? 'was deleted on disk. If it should stay, put its file back.'
        : 'were deleted on disk. If they should stay, put their files back.',
    ),
    sentence(names.merged, 'changed on disk as well; both changes are in it.'),
    sentence(
      Object.keys(unreadable),
      'cannot be read on disk any more. What is here stays; “A file is broken”, at the top, says what can be done.',
    ),
    sentence(
      clashes.map(({ id }) => id),
      'changed on disk in the same places as here. Choose what stays; saving waits.',
    ),
  ]
  const text = sentences.filter(Boolean).join(' ')
  const isBad = Object.keys(unreadable).length > 0 || gone.length > 0
  if (text !== '') say(text, isBad ? 'refused' : 'news')
  return Object.keys(unreadable)
}

/** The pages that got another name in their set on disk: the new path of each to the old one. */
function movedIn(
  values: Values,
  next: Values,
  { follows, merged, deleted }: Readonly<Record<Taken, readonly DocumentId[]>>,
): ReadonlyMap<DocumentId, DocumentId> {
  if (deleted.length === 0) return new Map()
  const come = [...follows, ...merged]
  const all = newNames(values, next).filter(
    ([to, from]) => come.includes(to) && deleted.includes(from),
  )
  return new Map(all)
}

function newNames(before: Values, after: Values): [to: DocumentId, from: DocumentId][] {
  const all = movedFiles(new Map(Object.entries(before)), new Map(Object.entries(after)))
  return [...all].filter(([to, from]) => setOf(to) === setOf(from))
}

/**
 * A page that got another name on one side, by that, with what was changed in it on the other;
 * undefined where it did not, or the changes do not go together.
 */
function renamedToo(
  disk: Values,
  values: Values,
  onDisk: Values,
  id: DocumentId,
): { readonly id: DocumentId; readonly value: unknown } | undefined {
  const isHere = values[id] !== undefined
  if (isHere === (onDisk[id] !== undefined)) return undefined
  const [to] = newNames(disk, isHere ? onDisk : values).find(([, from]) => from === id) ?? []
  if (to === undefined) return undefined
  const [mine, theirs] = isHere ? [values[id], onDisk[to]] : [values[to], onDisk[id]]
  const found = outcome(disk[id], mine, theirs)
  return found.kind === 'clash' ? undefined : { id: to, value: found.value }
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
function isJustText(store: StudioStoreApi, id: DocumentId): boolean {
  const { values, disk, stored, unread, history } = store.getState()
  const isBegun = unread[unreadKey(id, undefined)] !== undefined
  const isDeleted = !stored[id] && touches(history, id)
  return values[id] === undefined && disk[id] === undefined && !isBegun && !isDeleted
}

/**
 * Those that are as they were sent from here, in a save of which only the answer was lost: whoever
 * wrote on meanwhile must not be asked about words of their own, nor have them twice.
 */
function ownIn(store: StudioStoreApi, files: Files): Files {
  const { unanswered } = store.getState().saving
  const isOwn = ([id, file]: [DocumentId, StoredDocument | null]): boolean =>
    unanswered[id]?.includes(file ? file.text : null) === true
  return Object.fromEntries(Object.entries(files).filter(isOwn))
}

/** The documents whose files wait for a choice. */
function waiting(store: StudioStoreApi): DocumentId[] {
  return store.getState().saving.conflicts.flatMap(({ id, draft }) => (draft ? [] : [id]))
}

/** These conflicts with files, in place of those of the documents that `settled` tells of. */
function waitFor(
  store: StudioStoreApi,
  clashes: readonly DocumentConflict[],
  settled: (id: DocumentId) => boolean,
): void {
  const { saving, setSaving } = store.getState()
  const isLeft = ({ id, draft }: DocumentConflict): boolean => Boolean(draft) || !settled(id)
  if (clashes.length === 0 && saving.conflicts.every(isLeft)) return
  // In its place, so that nobody is asked about another document in the middle of choosing.
  const stay = saving.conflicts.flatMap((before) => {
    const next = isLeft(before) ? before : clashes.find(({ id }) => id === before.id)
    return next ? [next] : []
  })
  const conflicts = [...stay, ...clashes.filter((clash) => !stay.includes(clash))]
  const choosing = clashes.length > 0 || (saving.choosing && conflicts.length > 0)
  setSaving({ conflicts, choosing })
}

function sentence(ids: readonly DocumentId[], rest: string): string {
  return ids.length === 0 ? '' : `${listed(ids)} ${rest}`
}

/** All there is, for where only the difference to what is open is of interest. */
export function allFiles(store: StudioStoreApi, documents: Files): Files {
  const { stored } = store.getState()
  const files: Record<DocumentId, StoredDocument | null> = {}
  for (const id of Object.keys(stored)) files[id] = null
  return { ...files, ...documents }
}
