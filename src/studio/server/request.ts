import type { Refused } from '#studio/api.ts'
import { outages } from '#studio/state/saving.ts'

/** A request that the server refused, or that never came through; the message is for people. */
export class ServerError extends Error {
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number
  /** What came with it, as JSON. */
  readonly answer: unknown

  constructor(message: string, status: number, answer?: unknown) {
    super(message)
    this.status = status
    this.answer = answer
  }
}

/** What a request was refused with, in words. */
export function refusedBy(error: Error): Refused {
  const answer = error instanceof ServerError ? (error.answer as Refused | undefined) : undefined
  return { message: error.message, details: answer?.details, needs: answer?.needs }
}

/**
 * Asks the Studio's server, with the token of this page.
 *
 * @throws {ServerError} when it says no, or does not answer.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await send(method, path, body)
  const answer = await jsonOf(response).catch(() => undefined)
  if (response.ok) return answer as T
  const message =
    (answer as Refused | undefined)?.message ??
    'The Studio’s server sent an answer that can’t be read. Restart it, then reload this page.'
  throw new ServerError(message, response.status, answer)
}

/**
 * The body of an answer. Read in one piece: Chromium decodes what `json()` reads as it comes, which for
 * the eight megabytes of a thousand pages takes twice as long.
 */
async function jsonOf(response: Response): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await response.arrayBuffer())) as unknown
}

interface SendOptions {
  readonly signal?: AbortSignal
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
  /** What asks, if not this page itself. */
  readonly by?: (url: string, init: RequestInit) => Promise<Response>
}

/** What the server calls this tab. */
export const tab = crypto.randomUUID()

/** @throws {TypeError} where the server does not answer. */
export async function reachServer(): Promise<void> {
  await fetch('/studio/frame', { method: 'HEAD' })
}

/** The status of an answer that came from the server of another site. */
export const OTHER_SITE = 421

/**
 * The same for whoever reads the status and the body, and says when to give up. A server that was
 * started anew has another token, which is fetched once; one of another site, which took the address
 * of this one's, is told nothing and heard about nothing.
 */
export async function send(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  { by = fetch, ...options }: SendOptions = {},
): Promise<Response> {
  const meta = tokenMeta()
  const request = async (token: string): Promise<Response> =>
    by(`/studio/api/${path}`, {
      method,
      headers: {
        'x-studio-token': token,
        'x-studio-tab': tab,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...options,
    })
  try {
    const response = await request(meta?.content ?? '')
    if (response.status !== 403 || !meta || options.keepalive) return response
    const shell = await (await fetch('/studio/')).text()
    const token = /name="studio-token" content="([^"]+)"/.exec(shell)?.[1]
    if (token === undefined || token === meta.content) return response
    if (siteOf(token) !== siteOf(meta.content))
      throw new ServerError(outages['other-site'], OTHER_SITE)
    meta.content = token
    return await request(token)
  } catch (error) {
    if (options.signal?.aborted || error instanceof ServerError) throw error
    throw new ServerError(
      'The Studio’s server isn’t answering. Your changes are kept here; start it again with `npm start`.',
      0,
    )
  }
}

/** Whether the server opens another editor by now than the one that runs here, of newer code maybe. */
export async function opensAnother(): Promise<boolean> {
  const script = document.querySelector('script[src]:not([async])')?.getAttribute('src')
  if (!script) return false
  const shell = await fetch('/studio/', { method: 'GET' })
  return shell.ok && !(await shell.text()).includes(script)
}

/** A word for the site that is open, another for each pages folder. */
export function openSite(): string {
  return siteOf(tokenMeta()?.content ?? '')
}

function tokenMeta(): HTMLMetaElement | null {
  return document.querySelector('meta[name="studio-token"]')
}

/** The word for its pages folder that a token begins with. */
function siteOf(token: string): string {
  const [site = ''] = token.split('.')
  return site
}
