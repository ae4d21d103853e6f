/**
 * Keeps unsaved work on the server, so that a tab or a machine that is gone takes at most the last
 * second with it.
 *
 * What the journal should hold follows from the documents: each changed one, as the text that saving
 * would write, with the hash of the file it was made from. What it does hold is remembered, and only
 * the difference is sent. Drafts that other tabs left are forgotten once their work is in a draft of
 * this one, or on disk, or not wanted; one that still waits for its author is left alone.
 */
import type { Draft, DraftsRequest } from '#studio/api.ts'
import type { Texts } from '#studio/check/messages.ts'
import { type Values, changedDocuments, formOf, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

type Kept = Pick<Draft, 'base' | 'text'>

/** How long after it was refused the journal is tried again, in milliseconds. */
const AGAIN_MS = 3000

/** Bytes that a browser sends for a page that is gone. */
const KEEPALIVE_BYTES = 60_000

/** Whether a browser sends this for a page that is gone. */
export function outlives(request: DraftsRequest): boolean {
  return new Blob([JSON.stringify(request)]).size < KEEPALIVE_BYTES
}

export interface Journal {
  /** The worker made these texts, from these values. */
  told(texts: Texts, values: Values): void
  /** Sends what is not kept yet; `leaving` when the page may be gone before the answer. */
  flush(leaving?: boolean): Promise<void>
  /** Whether all of the author's work is kept, or will be by a server that takes it, if the page goes. */
  complete(): boolean
  /** These are kept no more, whoever had them forgotten, but they are still the work of this one. */
  lost(ids: readonly string[]): void
  stop(): void
}

/** `put` is `PUT drafts`; where it fails, it is tried again and again. */
export function startJournal(
  store: StudioStoreApi,
  put: (request: DraftsRequest, leaving: boolean) => Promise<void>,
): Journal {
  const kept = new Map<string, Kept>()
  let left: readonly Draft[] = store.getState().site.drafts
  let refused = false
  const made = new Map<string, { value: unknown; text: string | null }>()
  let sending = false
  let again: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const due = (exact: boolean): Required<Omit<DraftsRequest, 'at'>> => {
    const { values, disk, stored, saving } = store.getState()
    const changed = changedDocuments(values, disk)
    const drafts: Record<string, Kept | null> = {}
    const safe = new Set<string>()
    for (const id of changed) {
      const known = made.get(id)
      const value = values[id]
      const isKnown = known !== undefined && known.value === value
      if (!isKnown && !exact) continue
      safe.add(id)
      const form = isKnown ? undefined : formOf(store.getState(), id)
      const text = isKnown ? known.text : value === undefined ? null : textOf(value, form)
      const draft: Kept = { base: stored[id]?.hash ?? null, text }
      const has = kept.get(id)
      if (!has || has.base !== draft.base || has.text !== draft.text) drafts[id] = draft
    }
    for (const id of kept.keys()) if (!changed.includes(id)) drafts[id] = null
    const taken = left.filter(({ id, tab }) => {
      const waits = saving.conflicts.some(({ id: of, draft }) => of === id && draft?.tab === tab)
      return !waits && (safe.has(id) || !changed.includes(id))
    })
    return { drafts, taken: taken.map(({ id, tab, at }) => ({ id, tab, at })) }
  }

  const flush = async (leaving = false): Promise<void> => {
    if (sending && !leaving) return
    const { drafts, taken } = due(leaving)
    if (Object.keys(drafts).length === 0 && taken.length === 0) return
    sending = true
    try {
      await put({ drafts, taken }, leaving)
      refused = false
      left = left.filter(({ id, tab }) => !taken.some((one) => one.id === id && one.tab === tab))
      for (const [id, draft] of Object.entries(drafts)) {
        if (draft) kept.set(id, draft)
        else kept.delete(id)
      }
    } catch {
      refused = true
      sending = false
      clearTimeout(again)
      if (!stopped) again = setTimeout(() => void flush(), AGAIN_MS)
      return
    }
    sending = false
    await flush()
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.stored !== before.stored || state.saving !== before.saving) void flush()
  })
  return {
    told(texts, values) {
      for (const [id, text] of Object.entries(texts)) made.set(id, { value: values[id], text })
      void flush()
    },
    flush,
    complete() {
      const rest = due(true)
      const isTaken = !refused && store.getState().saving.server === 'there' && outlives(rest)
      return isTaken || Object.values(rest.drafts).every((draft) => draft === null)
    },
    lost(ids) {
      for (const id of ids) kept.delete(id)
      void flush()
    },
    stop() {
      stopped = true
      unsubscribe()
      clearTimeout(again)
    },
  }
}
