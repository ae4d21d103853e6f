import type { StudioStoreApi } from '#studio/state/store.ts'

/**
 * Says what went wrong where nobody waits for it, as in an action: else a key or a button would seem
 * to do nothing. What comes back stops it. Drawing has its `Guard`.
 */
export function sayFaults(store: StudioStoreApi): () => void {
  const say = (fault: unknown): void => {
    // A browser's own complaint, as of its observers, has no error; what was given up is no fault.
    if (!(fault instanceof Error) || fault.name === 'AbortError') return
    store.getState().say(`That didn’t work: ${fault.message}. Your work is safe.`, 'refused')
  }
  const stop = new AbortController()
  addEventListener('error', ({ error }) => say(error), { signal: stop.signal })
  addEventListener('unhandledrejection', ({ reason }) => say(reason), { signal: stop.signal })
  return () => stop.abort()
}
