/**
 * Keeps the findings of the store those of the documents as they are being edited.
 *
 * The check runs in a worker, so no key waits for it; a question is asked once the one before has
 * been answered, so it never falls behind either. The worker makes the texts of changed documents
 * too, about twice a second while somebody types on; the check of the whole site waits for a pause.
 * The machine that does both is the one that shows the keys, so either begins right after a key was
 * shown, in the time until the next one. A draft must not depend on the worker: texts that it does
 * not make in time are made here, and one that fails is replaced.
 */
import { type Documents, type Values, formOf, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { onceShown } from '#studio/ui/once-shown.ts'

import { deltaOf } from './delta.ts'
import type { CheckAnswer, CheckRequest, Texts } from './messages.ts'

/** How long nothing may change before the site is checked, in milliseconds: longer than between two keys. */
const PAUSE_MS = 350

/** How long a change waits for the check while others follow it, in milliseconds; the next is the last. */
const PATIENCE_MS = 2000

/** As many times as long as a check took, so that of a large site few keys meet one. */
const PATIENCE_TIMES = 20

/** How long a change waits for others before its text is asked for, in milliseconds; the next is the last. */
const TEXTS_MS = 450

/** How long that next one is waited for, in milliseconds. */
const NEXT_MS = 200

/** Longest wait for a text that was asked for, in milliseconds. */
const LATE_MS = 300

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
  const onDisk = (): Documents => {
    const { disk, stored, forms } = store.getState()
    return { values: disk, disk, stored, forms }
  }
  let checked = onDisk()
  /** What the worker knows, and that whose texts it has yet to answer with. */
  let sent = checked
  const asked: Documents[] = []
  /** That whose texts have been told. */
  let kept = checked
  let busy = false
  /** A check was due while the one before was busy. */
  let again = false
  let failures = 0
  /** The findings are of other media files, or there are none yet. */
  let stale = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  /** Texts have waited long enough. */
  let ripe = false
  let late: ReturnType<typeof setTimeout> | undefined
  let waiting: number | undefined
  let patience = PATIENCE_MS
  let begun = 0

  const tell = (request: CheckRequest): void => worker?.postMessage(request)
  const start = (): void => {
    const { site, stored } = store.getState()
    const { pagesDir, blocks, media, otherMedia = {}, odd = {} } = site
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => hear(data))
    worker.addEventListener('error', fail)
    tell({ kind: 'open', site: { pagesDir, documents: stored, blocks, media, otherMedia, odd } })
    checked = onDisk()
    sent = checked
    asked.length = 0
    busy = false
    stale = true
    check()
  }
  const ripen = (): void => {
    ripe = true
    soon = setTimeout(send, NEXT_MS)
  }
  const send = (): void => {
    clearTimeout(soon)
    soon = undefined
    ripe = false
    if (!worker) return keepHere()
    const now = store.getState()
    const changed = changedIn(now, sent).map((id) => {
      const [before, value] = [sent.values[id], now.values[id]]
      const delta = value === undefined ? undefined : deltaOf(before, value)
      return [id, { delta, stored: formOf(now, id) }] as const
    })
    if (changed.length === 0) return
    sent = now
    asked.push(now)
    late ??= setTimeout(keepHere, LATE_MS)
    tell({ kind: 'change', changed: Object.fromEntries(changed) })
  }
  const check = (): void => {
    waiting = undefined
    again = busy
    if (!worker || busy) return
    const now = store.getState()
    const isKnown = changedIn(now, checked).length === 0 && !stale
    checked = now
    // What was taken back and done again within the pause: the findings are of these values too.
    if (isKnown) return store.getState().found(now.findings, now)
    send()
    stale = false
    busy = true
    begun = Date.now()
    tell({ kind: 'check' })
  }
  const hear = (answer: CheckAnswer): void => {
    if (answer.kind === 'failed') return fail()
    if (answer.kind === 'texts') return keep(answer.texts, asked.shift() ?? sent)
    busy = false
    patience = Math.max(PATIENCE_MS, (Date.now() - begun) * PATIENCE_TIMES)
    failures = 0
    store.getState().found(answer.findings, checked)
    if (again) check()
  }
  const fail = (): void => {
    worker?.terminate()
    worker = undefined
    asked.length = 0
    failures += 1
    if (failures === 1)
      store
        .getState()
        .say('The pages couldn’t be checked. Keep working; the Studio will try again.', 'refused')
    keepHere()
    timer = setTimeout(start, RETRY_MS)
  }
  const keep = (texts: Texts, of: Documents): void => {
    kept = of
    if (asked.length === 0) inTime()
    told(texts, of.values)
  }
  const inTime = (): void => {
    clearTimeout(late)
    late = undefined
  }
  const keepHere = (): void => {
    inTime()
    const now = store.getState()
    const texts = changedIn(now, kept).map((id) => {
      const value = now.values[id]
      return [id, value === undefined ? null : textOf(value, formOf(now, id))] as const
    })
    keep(Object.fromEntries(texts), now)
  }
  const stop = store.subscribe((state, before) => {
    if (state.site.media !== before.site.media) {
      tell({ kind: 'media', media: state.site.media })
      stale = true
    } else if (state.values === before.values && state.stored === before.stored) return
    soon ??= setTimeout(ripen, TEXTS_MS)
    if (ripe) onceShown(send)
    if (!worker) return
    clearTimeout(timer)
    waiting ??= Date.now()
    timer = setTimeout(check, PAUSE_MS)
    // Two keys that one drawing shows are one wait: the second check would come right after the first.
    if (Date.now() - waiting >= patience) onceShown(() => waiting !== undefined && check())
  })
  start()
  return () => {
    stop()
    for (const one of [timer, soon, late]) clearTimeout(one)
    worker?.terminate()
  }
}

/** Those whose values are others, or whose files are: the same value may stand in another text. */
function changedIn(now: Documents, before: Documents): string[] {
  const ids = [now.values, before.values, now.stored, before.stored].flatMap(Object.keys)
  const isChanged = (id: string): boolean =>
    now.values[id] !== before.values[id] || now.stored[id] !== before.stored[id]
  return [...new Set(ids)].filter(isChanged)
}
