import type { Refused } from '#studio/api.ts'

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
  const answer = (await response.json().catch(() => undefined)) as unknown
  if (response.ok) return answer as T
  const message =
    (answer as Refused | undefined)?.message ??
    'The Studio’s server answered something strange. Start it again, and reload this page.'
  throw new ServerError(message, response.status, answer)
}

/** The same for an answer that goes on; the body is read by whoever asked. */
export async function send(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''
  try {
    return await fetch(`/studio/api/${path}`, {
      method,
      headers: {
        'x-studio-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ServerError(
      'The Studio’s server does not answer. Your changes are kept here; start it again with `npm start`.',
      0,
    )
  }
}
