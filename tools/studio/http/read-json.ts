import type { IncomingMessage } from 'node:http'

import { Refused } from './refused.ts'

/**
 * The body of a request as a value.
 *
 * @throws {Refused} if it is not JSON, is said to be something else, or has more than `limit` bytes.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(type) || encoding !== undefined)
    throw new Refused(415, 'The Studio reads JSON only. Send it as application/json.')
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > limit) throw tooLarge(limit)
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
  } catch {
    throw new Refused(400, 'The request is not JSON. Reload the page and try again.')
  }
}

function tooLarge(limit: number): Refused {
  const megabytes = Math.round(limit / 1024 / 1024)
  return new Refused(413, `That is too large: the Studio takes at most ${megabytes} MB at once.`)
}
