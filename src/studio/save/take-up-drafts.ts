import { equal } from '#engine/edit/equal.ts'
import type { DocumentId, Draft } from '#studio/api.ts'
import { parsed } from '#studio/state/documents.ts'
import { listed } from '#studio/state/pages.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { outcome } from './compare-files.ts'

/**
 * Takes up the work that tabs which are gone left in the journal, as one step. A draft is merged with
 * what its file says by now, and with the drafts of other tabs, where the changes do not touch; it is
 * never laid over them, but waits as a conflict, for its author to choose.
 */
export function takeUpDrafts(store: StudioStoreApi): void {
  const { site, values, disk, stored, change, keepForm, mend, say, saving, setSaving } =
    store.getState()
  const next = { ...values }
  const taken = new Set<string>()
  const waiting: DocumentConflict[] = []
  for (const draft of site.drafts) {
    const { id, at, tab } = draft
    const mine = draft.text === null ? undefined : parsed(draft.text)
    if (equal(mine, next[id])) continue
    const base = baseOf(store, draft)
    const found = base && outcome(base.value, mine, next[id])
    if (!found || found.kind === 'clash') {
      waiting.push({ id, base: base?.value, at: Date.now(), draft: { value: mine, at, tab } })
      continue
    }
    if (found.kind === 'follows') continue
    taken.add(id)
    if (disk[id] === undefined && stored[id] && draft.text !== null) {
      // Of a file that is no JSON, the draft is the mended text, whose form is kept.
      mend(id, draft.text, losing([id]))
      next[id] = store.getState().values[id]
    } else if (found.value === undefined) delete next[id]
    else {
      next[id] = found.value
      if (!stored[id] && draft.text !== null) keepForm(id, draft.text)
    }
  }
  if (taken.size > 0) {
    const names = listed([...taken])
    change(`Restore your draft of ${names}`, next, losing([...taken]))
    say(`Restored your draft of ${names}.`)
  }
  if (waiting.length > 0)
    setSaving({ conflicts: [...saving.conflicts, ...waiting], choosing: true })
}

/** What undo would do: one key too many, and all of it is gone, whether it is saved by now or not. */
function losing(ids: readonly DocumentId[]): string {
  return `takes back all of the restored work in ${listed(ids)}`
}

/** What a draft was made from; undefined where nobody knows any more. */
function baseOf(
  store: StudioStoreApi,
  { id, base, baseText }: Draft,
): { readonly value: unknown } | undefined {
  const { stored, disk } = store.getState()
  if (base === (stored[id]?.hash ?? null)) return { value: disk[id] }
  if (base === null) return { value: undefined }
  // Two texts that cannot be read say nothing alike.
  if (stored[id] && disk[id] === undefined) return undefined
  return baseText === undefined ? undefined : { value: parsed(baseText) }
}
