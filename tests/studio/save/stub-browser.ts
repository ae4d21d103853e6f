import { vi } from 'vitest'

/** What the server answers to "PUT drafts" and the like; to what is not named, `{}`. */
export type Answers = Record<string, (body: unknown) => unknown>

/** A window whose server answers so, until `vi.unstubAllGlobals`; answers with the window. */
export function stubBrowser(answers: Answers): EventTarget {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('fetch', async (url: string, { method, body, signal, keepalive }: RequestInit) => {
    const name = `${method} ${/\w+(?=\/?(?:\?|$))/.exec(url)?.[0]}`
    const stopped = new Promise((_, stop) => {
      signal?.addEventListener('abort', () => stop(signal.reason))
    })
    const isLong = typeof body === 'string' && body.length > 65_536
    if (keepalive === true && isLong) throw new TypeError('Failed to fetch')
    const request: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const answer = (await Promise.race([answers[name]?.(request), stopped])) ?? {}
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return window
}
