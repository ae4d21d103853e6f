/** What becomes of the documents when files change that they were opened from. */
import { equal } from '#engine/edit/equal.ts'
import type { DocumentId, StoredDocument } from '#studio/api.ts'
import { touches } from '#studio/state/history.ts'
import { listed } from '#studio/state/pages.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { type Files, compareFiles, renamedOnDisk } from './compare-files.ts'
import { followWords, goneIn } from './follow-words.ts'

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
  const state = store.getState()
  const { values, page, disk, history, saving, follow, say, setSaving } = state
  const compared = compareFiles(state, files)
  const { next, taken, told, clashes, unreadable } = compared
  const renamed = renamedOnDisk(values, compared)
  const all = Object.values(told).flat()
  // The others follow without a step, and are as they are on disk after it is taken back, too.
  const inStep = all.filter((id) => values[id] !== disk[id] || touches(history, id))
  const what = `what changed outside the Studio in ${listed(inStep)}`
  // Taken back and saved, what others wrote would be gone from disk, and nobody be asked.
  if (Object.keys(taken).length > 0) follow(`Take in ${what}`, next, taken, `takes back ${what}`)
  for (const [to, from] of renamed) if (page === from) store.getState().open(to)
  const before = Object.entries(saving.broken).filter(([id]) => !Object.hasOwn(files, id))
  const broken = { ...Object.fromEntries(before), ...unreadable }
  if (!equal(saving.broken, broken)) setSaving({ broken })
  const asked = waiting(store)
  waitFor(store, clashes, (id) => Object.hasOwn(files, id) && !unreadable[id])
  const left = waiting(store)
  const settled = asked.filter((id) => !left.includes(id) && !all.includes(id))
  const text = followWords({ told, clashes, unreadable, renamed, settled })
  const isBad = Object.keys(unreadable).length > 0 || goneIn(told, renamed).length > 0
  if (text !== '') say(text, isBad ? 'refused' : 'news')
  return Object.keys(unreadable)
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

/** All there is, for where only the difference to what is open is of interest. */
export function allFiles(store: StudioStoreApi, documents: Files): Files {
  const { stored } = store.getState()
  const files: Record<DocumentId, StoredDocument | null> = {}
  for (const id of Object.keys(stored)) files[id] = null
  return { ...files, ...documents }
}
