import type { DraftsRequest, Refused } from '#studio/api.ts'
import { fetchOffThread } from '#studio/server/fetch-off-thread.ts'
import { ServerError, send } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { listenToDisk } from './events.ts'
import { type Journal, outlives, startJournal } from './journal.ts'
import { saveAll } from './save-all.ts'
import type { takeUpDrafts } from './take-up-drafts.ts'

/** How long the journal waits for an answer before it sends again, in milliseconds. */
const PUT_MS = 10_000

/** The status of an answer whose server could not write to its disk. */
const UNWRITABLE = 507

/** Said of drafts that the server's disk refuses, before why; nothing else would show it. */
const unkept =
  'Your unsaved work is only in this tab because it couldn’t be backed up. Don’t close the tab.'

/**
 * Keeps the author's work: drafts in the journal, files when Save is asked for, and what others write
 * to disk. The journal wants to be told the texts of documents; `stop` ends all of it. `takeUp` is
 * there where the site came with drafts.
 */
export function startSaving(
  store: StudioStoreApi,
  takeUp?: typeof takeUpDrafts,
): { journal: Journal; stop(): void } {
  // Before the journal listens: it would forget each draft that is not here yet, nor waits.
  takeUp?.(store)
  let isTold = false
  const put: typeof putDrafts = async (request, leaving) => {
    try {
      await putDrafts(request, leaving)
      isTold = false
    } catch (error) {
      // Whoever listens to the disk tells of a server that is gone, or of another site.
      const says = error instanceof ServerError && error.status === UNWRITABLE && !isTold
      if (says) store.getState().say(`${unkept} ${error.message}`, 'refused')
      isTold ||= says
      throw error
    }
  }
  const journal = startJournal(store, put)
  const stopListening = listenToDisk(store, journal.lost)
  let busy = false
  const save = (): void => {
    const { wanted, server } = store.getState().saving
    if (!wanted || server !== 'there' || busy) return
    busy = true
    void saveAll(store).finally(() => {
      busy = false
      save()
    })
  }
  const stopSaving = store.subscribe(({ saving }, { saving: before }) => {
    if (saving === before) return
    if (saving.server === 'there' && before.server !== 'there') void journal.flush()
    save()
  })
  const leave = (): void => void journal.flush(true)
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave()
  }
  const warn = (event: BeforeUnloadEvent): void => {
    if (journal.complete()) return
    event.preventDefault()
    // Under way while the browser asks.
    leave()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  addEventListener('beforeunload', warn)
  return {
    journal,
    stop() {
      leave()
      stopListening()
      stopSaving()
      journal.stop()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', warn)
    },
  }
}

async function putDrafts(request: DraftsRequest, leaving: boolean): Promise<void> {
  const keepalive = leaving && outlives(request)
  const signal = AbortSignal.timeout(PUT_MS)
  // A worker ends with its page.
  const by = leaving ? fetch : fetchOffThread
  const body = { ...request, at: performance.now() }
  const response = await send('PUT', 'drafts', body, { keepalive, signal, by })
  if (response.ok) return
  const { message = '' } = (await response.json().catch(() => ({}))) as Partial<Refused>
  throw new ServerError(message, response.status)
}
