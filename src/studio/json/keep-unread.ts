/**
 * Texts of the JSON tab that are no JSON are nothing the journal could keep, so the browser keeps them:
 * a tab that is closed or killed finds them again. Of what is gone by then they are forgotten.
 */
import type { StudioStoreApi } from '#studio/state/store.ts'
import { isThere } from '#studio/state/unread.ts'

const NAME = 'studio-unread'

/** Brings back what was kept, and keeps what is written from now on; what it returns stops it. */
export function keepUnread(store: StudioStoreApi, storage: Storage): () => void {
  const { values, stored, setUnread } = store.getState()
  for (const [key, text] of Object.entries(kept(storage)))
    if (typeof text === 'string' && isThere(key, values, stored)) setUnread(key, text)
  return store.subscribe(({ unread }, before) => {
    if (unread === before.unread) return
    try {
      if (Object.keys(unread).length === 0) storage.removeItem(NAME)
      else storage.setItem(NAME, JSON.stringify(unread))
    } catch {
      // A browser may refuse to keep anything; the text is still in the tab.
    }
  })
}

function kept(storage: Storage): Record<string, unknown> {
  try {
    return (JSON.parse(storage.getItem(NAME) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
