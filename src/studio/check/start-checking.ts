/**
 * Keeps the findings of the store those of the documents as they are being edited.
 *
 * The check runs in a worker, so no key waits for it; a question is asked once the one before has
 * been answered, so it never falls behind either. The worker makes the texts of changed documents on
 * the way. A draft must not depend on it: texts that it does not make in time are made here, and a
 * worker that fails is replaced.
 */
import { type Values, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import type { CheckAnswer, CheckRequest, Texts } from './messages.ts'

/** How long nothing may change before the site is checked, in milliseconds. */
const PAUSE_MS = 120

/** Longest wait of a change while others follow it, in milliseconds. */
const PATIENCE_MS = 500

/** Longest wait of a change for its text, in milliseconds. */
const LATE_MS = 800

/** How long after a failure another worker is tried, in milliseconds. */
const RETRY_MS = 5000

/**
 * Starts to check, once now and after each change; what it returns stops it. `told` hears the texts
 * that changed documents would be saved as, and the values that they were made from.
 */
export function startChecking(
  store: StudioStoreApi,
  told: (texts: Texts, values: Values) => void,
): () => void {
  let worker: Worker | undefined
  let checked: Values = {}
  /** The values whose texts have been told. */
  let kept: Values = store.getState().disk
  let busy = false
  let failures = 0
  /** The findings are of other media files, or there are none yet. */
  let stale = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  let waiting: number | undefined

  const tell = (request: CheckRequest): void => worker?.postMessage(request)
  const start = (): void => {
    const { site, stored, disk } = store.getState()
    const { pagesDir, blocks, media, otherMedia = {}, odd = {} } = site
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => hear(data))
    worker.addEventListener('error', fail)
    tell({ kind: 'open', site: { pagesDir, documents: stored, blocks, media, otherMedia, odd } })
    checked = disk
    busy = false
    stale = true
    check()
  }
  const check = (): void => {
    waiting = undefined
    if (!worker || busy) return
    const { values, stored } = store.getState()
    const changed = changedIn(values, checked)
    if (changed.length === 0 && !stale) return
    stale = false
    checked = values
    busy = true
    tell({
      kind: 'check',
      changed: Object.fromEntries(
        changed.map((id) => [id, { value: values[id], stored: stored[id] }]),
      ),
    })
  }
  const hear = (answer: CheckAnswer): void => {
    if (answer.kind === 'failed') return fail()
    if (answer.kind === 'texts') return keep(answer.texts, checked)
    busy = false
    failures = 0
    store.getState().found(answer.findings, checked)
    return check()
  }
  const fail = (): void => {
    worker?.terminate()
    worker = undefined
    failures += 1
    if (failures === 1)
      store
        .getState()
        .say('The pages could not be checked. Go on with your work: it is tried again.', true)
    keepHere()
    timer = setTimeout(start, RETRY_MS)
  }
  const keep = (texts: Texts, values: Values): void => {
    kept = values
    if (values === store.getState().values) {
      clearTimeout(late)
      late = undefined
    }
    told(texts, values)
  }
  const keepHere = (): void => {
    late = undefined
    const { values, stored } = store.getState()
    const texts = changedIn(values, kept).map((id) => {
      const value = values[id]
      return [id, value === undefined ? null : textOf(value, stored[id])] as const
    })
    keep(Object.fromEntries(texts), values)
  }
  const stop = store.subscribe((state, before) => {
    if (state.site.media !== before.site.media) {
      tell({ kind: 'media', media: state.site.media })
      stale = true
    } else if (state.values === before.values) return
    late ??= setTimeout(keepHere, LATE_MS)
    if (!worker) return
    clearTimeout(timer)
    waiting ??= Date.now()
    timer = setTimeout(check, Math.min(PAUSE_MS, waiting + PATIENCE_MS - Date.now()))
  })
  start()
  return () => {
    stop()
    clearTimeout(timer)
    clearTimeout(late)
    worker?.terminate()
  }
}

/** The documents whose values are others. */
function changedIn(values: Values, before: Values): string[] {
  const ids = new Set([...Object.keys(values), ...Object.keys(before)])
  return [...ids].filter((id) => values[id] !== before[id])
}
