/**
 * Texts of the JSON tab that are no JSON are nothing the journal could keep, so the browser keeps them,
 * for each of its tabs: one that is opened later finds those of tabs that were closed or killed. Of
 * what is gone by then they are forgotten. Another site may be served at this address by then, with
 * pages that are called alike, so the texts of each have a name of their own.
 */
import { tab } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { type Left, isThere } from '#studio/state/unread.ts'

const NAME = 'studio-unread'

/** Undefined in a browser that keeps nothing of sites: to ask it is refused there, or answered with null. */
export function browserStorage(): Storage | undefined {
  try {
    return (localStorage as Storage | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps what is written from now on, and brings back what was kept of this site, once it is told which
 * tabs are open: theirs are left alone. What it returns stops it.
 */
export function keepUnread(
  store: StudioStoreApi,
  storage: Storage | undefined,
  openTabs: Promise<ReadonlySet<string>>,
  site: string,
): () => void {
  if (storage === undefined) return () => {}
  const start = `${NAME} ${site} `
  void openTabs.then((open) => {
    for (const name of Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))
      if (name.startsWith(start) && !open.has(name.slice(start.length)))
        keep(storage, name, bringBack(store, kept(storage, name)))
  })
  return store.subscribe(({ unread }, before) => {
    if (unread !== before.unread) keep(storage, start + tab, unread)
  })
}

/** Answers those that cannot be shown yet, because another tab left another text of the same. */
function bringBack(
  store: StudioStoreApi,
  texts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const left: Record<string, unknown> = {}
  for (const [key, found] of Object.entries(texts)) {
    // A text that was kept before what it began from was kept with it.
    const one = typeof found === 'string' ? { text: found } : (found as Left | null)
    const { unread, setUnread } = store.getState()
    if (typeof one?.text !== 'string' || !isAnywhere(store, key)) continue
    if (unread[key] === undefined) setUnread(key, one)
    else if (unread[key].text !== one.text) left[key] = one
  }
  return left
}

/** Whether what a text is of is there, or in a draft that waits for its author and may come. */
function isAnywhere(store: StudioStoreApi, key: string): boolean {
  const { values, stored, saving } = store.getState()
  return (
    isThere(key, values, stored) ||
    saving.conflicts.some(({ id, draft }) => draft && isThere(key, { [id]: draft.value }, {}))
  )
}

function keep(storage: Storage, name: string, texts: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(texts).length === 0) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(texts))
  } catch {
    // A browser may refuse to keep anything; the text is still in the tab.
  }
}

function kept(storage: Storage, name: string): Record<string, unknown> {
  try {
    return (JSON.parse(storage.getItem(name) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
