/**
 * Asks for JSON with patience that ends: at most `TRIES` tries of `TRY_MS` each, with a pause of
 * random length between them so that many visitors do not return in step, and `TOTAL_MS` in all.
 * Only what may go better next time is tried again: a failing network, a try that took too long,
 * and the answers 429 and 5xx.
 */

export const TRIES = 3
export const TRY_MS = 4000
export const TOTAL_MS = 8000
/** The largest answer that is read, in bytes: a feed of 60 posts has about a tenth of it. */
export const MOST_BYTES = 1_000_000

const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 4000

/** What a test replaces: the network and chance. */
export interface Means {
  readonly fetch: typeof fetch
  /** A number from 0 up to 1. */
  readonly random?: () => number
}

/**
 * The parsed answer.
 *
 * @throws {Error} with "Error fetching {url}: …" when no try succeeded.
 */
export async function fetchJson(
  url: string,
  { fetch, random = Math.random }: Means,
): Promise<unknown> {
  const deadline = performance.now() + TOTAL_MS
  for (let attempt = 1; ; attempt += 1) {
    const left = deadline - performance.now()
    try {
      return await tryOnce(url, fetch, Math.min(TRY_MS, left))
    } catch (error) {
      const wait = pause(attempt, random())
      const over = attempt === TRIES || performance.now() + wait >= deadline
      if (over || error instanceof Final) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** The pause after a failed try (1, 2 …): between half a second and a bound that doubles, up to four. */
function pause(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, 2 ** attempt * 1000)
  return SHORTEST_PAUSE_MS + chance * (longest - SHORTEST_PAUSE_MS)
}

/** An answer that another try would not change. */
class Final extends Error {}

async function tryOnce(url: string, fetch: Means['fetch'], ms: number): Promise<unknown> {
  const abort = new AbortController()
  const late = new Error(`Error fetching ${url}: no answer in ${Math.round(ms)} ms`)
  const timer = setTimeout(() => abort.abort(late), ms)
  try {
    const response = await fetch(url, { signal: abort.signal, credentials: 'omit' })
    if (!response.ok) {
      const message = `Error fetching ${url}: ${response.status} ${response.statusText}`
      const passing = response.status === 429 || response.status >= 500
      throw passing ? new Error(message) : new Final(message)
    }
    return parse(url, await readText(url, response))
  } finally {
    clearTimeout(timer)
    // An answer that is not wanted any more should not go on arriving.
    abort.abort()
  }
}

function parse(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Final(`Error fetching ${url}: the answer is not JSON`)
  }
}

async function readText(url: string, response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > MOST_BYTES)
      throw new Final(`Error fetching ${url}: the answer is larger than ${MOST_BYTES} bytes`)
    text += decoder.decode(chunk.value, { stream: true })
  }
}
