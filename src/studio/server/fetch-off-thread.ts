/**
 * `fetch` in a worker, for what is large and often sent: a browser takes some milliseconds to hand a
 * page's text over, and a key that is pressed meanwhile would wait for them.
 */

/** What the worker is asked; an `abort` is of a request that was sent before. */
export type FetchRequest =
  | {
      readonly kind: 'fetch'
      readonly id: number
      readonly url: string
      /** What can be sent to a worker: a signal can't. */
      readonly init: Omit<RequestInit, 'signal'>
    }
  | { readonly kind: 'abort'; readonly id: number }

/** What came of a request; nothing but its id where nobody answered. */
export interface FetchAnswer {
  readonly id: number
  readonly status?: number
  readonly body?: string
}

/** Statuses whose answers have no body, and may not be given one. */
const BODILESS = new Set([204, 205, 304])

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, (answer: FetchAnswer | 'lost') => void>()

/**
 * What the server answers, with its status and its text alone. Where there is no worker, or it is
 * lost, this page asks.
 *
 * @throws {TypeError} where the server does not answer; the signal's reason where it gives up.
 */
export async function fetchOffThread(url: string, init: RequestInit): Promise<Response> {
  const { signal, ...sent } = init
  signal?.throwIfAborted()
  if (!started()) return fetch(url, init)
  const id = ++last
  const answer = await new Promise<FetchAnswer | 'lost'>((resolve, reject) => {
    waiting.set(id, resolve)
    signal?.addEventListener('abort', () => {
      if (waiting.has(id)) tell({ kind: 'abort', id })
      reject(signal.reason as Error)
    })
    tell({ kind: 'fetch', id, url: new URL(url, location.href).href, init: sent })
  }).finally(() => waiting.delete(id))
  if (answer === 'lost') return fetch(url, init)
  const { status, body: text } = answer
  if (status === undefined) throw new TypeError('The server does not answer.')
  return new Response(BODILESS.has(status) ? null : text, { status })
}

function tell(request: FetchRequest): void {
  worker?.postMessage(request)
}

/** Whether there is a worker by now. */
function started(): boolean {
  if (typeof Worker === 'undefined') return false
  if (worker) return true
  worker = new Worker(new URL('./fetch-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FetchAnswer>) =>
    waiting.get(data.id)?.(data),
  )
  worker.addEventListener('error', () => {
    worker = undefined
    for (const give of waiting.values()) give('lost')
  })
  return true
}
