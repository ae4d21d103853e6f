import type { Draft, StoredDocument } from '#studio/api.ts'
import { parsed } from '#studio/state/documents.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { listed, outcome } from './follow.ts'

/**
 * Takes up the work that the journal kept, as one step. A draft of a file that has changed since is
 * merged with it where the changes do not touch; it is never laid over it, but waits as a conflict,
 * for its author to choose.
 */
export function takeUpDrafts(store: StudioStoreApi): void {
  const { site, stored, values, change, say, setSaving } = store.getState()
  const next = { ...values }
  const taken: string[] = []
  const stale: DocumentConflict[] = []
  for (const draft of site.drafts) {
    const { id, base, at } = draft
    const value = valueOf(draft)
    const merged = mergedWith(draft, stored[id] ?? null)
    if (merged !== undefined) {
      next[id] = merged
      taken.push(id)
    } else if (base !== (stored[id]?.hash ?? null))
      stale.push({
        id,
        base: undefined,
        theirs: stored[id] ?? null,
        at: Date.now(),
        draft: { value, at },
      })
    else {
      if (value === undefined) delete next[id]
      else next[id] = value
      taken.push(id)
    }
  }
  if (taken.length > 0) {
    change(`Restore your draft of ${listed(taken)}`, next)
    say(`Restored your draft of ${listed(taken)}.`)
  }
  if (stale.length > 0) setSaving({ conflicts: stale, choosing: true })
}

/** A draft of an older file together with what the file says now; undefined where it cannot be told. */
function mergedWith(draft: Draft, theirs: StoredDocument | null): unknown {
  if (draft.baseText === undefined) return undefined
  const found = outcome(parsed(draft.baseText), valueOf(draft), theirs)
  return found.kind === 'clash' || found.kind === 'unreadable' ? undefined : found.value
}

/** Undefined for a draft that deletes the document. */
function valueOf({ text }: Draft): unknown {
  return text === null ? undefined : parsed(text)
}
