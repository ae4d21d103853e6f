/**
 * Keeps the findings of the store those of the documents as they are being edited.
 *
 * The check runs in a worker, so no key waits for it; a question is asked once the one before has
 * been answered, so it never falls behind either.
 */
import type { Values } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import type { CheckAnswer, CheckRequest, Texts } from './messages.ts'

/** How long nothing may change before the site is checked, in milliseconds. */
const PAUSE_MS = 120

/** Longest wait of a change while others follow it, in milliseconds. */
const PATIENCE_MS = 500

/**
 * Starts to check, once now and after each change; what it returns stops it. `told` hears the texts
 * that changed documents would be saved as, and the values that they were made from.
 */
export function startChecking(
  store: StudioStoreApi,
  told: (texts: Texts, values: Values) => void = () => {},
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const tell = (request: CheckRequest): void => worker.postMessage(request)
  const { site } = store.getState()
  const { pagesDir, documents, blocks, media, odd = {} } = site
  tell({ kind: 'open', site: { pagesDir, documents, blocks, media, odd } })
  let checked: Values = store.getState().disk
  let number = 0
  let busy = false
  /** The findings are of other media files, or there are none yet. */
  let stale = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: number | undefined

  const check = (): void => {
    waiting = undefined
    if (busy) return
    const { values, stored } = store.getState()
    const ids = new Set([...Object.keys(values), ...Object.keys(checked)])
    const changed = [...ids].filter((id) => values[id] !== checked[id])
    if (changed.length === 0 && !stale) return
    stale = false
    checked = values
    busy = true
    number += 1
    tell({
      kind: 'check',
      number,
      changed: Object.fromEntries(
        changed.map((id) => [id, { value: values[id], stored: stored[id] }]),
      ),
    })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.kind === 'texts') return told(data.texts, checked)
    busy = false
    store.getState().found(data.findings, checked)
    check()
  })
  const stop = store.subscribe((state, before) => {
    if (state.site.media !== before.site.media) {
      tell({ kind: 'media', media: state.site.media })
      stale = true
    } else if (state.values === before.values) return
    clearTimeout(timer)
    waiting ??= Date.now()
    timer = setTimeout(check, Math.min(PAUSE_MS, waiting + PATIENCE_MS - Date.now()))
  })
  check()
  return () => {
    stop()
    clearTimeout(timer)
    worker.terminate()
  }
}
