import type { IncomingMessage } from 'node:http'

import { Refused } from './refused.ts'

/** Deepest nesting of a request; documents are texts in it. */
const DEEPEST = 32

/**
 * The body of a request as a value.
 *
 * @throws {Refused} if it is not JSON, is said to be something else, has more than `limit` bytes, is
 *   nested too deeply, or has a key that means something else to JavaScript.
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
  const body = Buffer.concat(parts)
  if (isDeep(body)) throw new Refused(400, `No request is nested more than ${DEEPEST} levels deep.`)
  const value = parsed(body.toString('utf8'))
  if (isPoisoned(value))
    throw new Refused(400, 'No request has a key called __proto__ or constructor.')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'The request isn’t JSON. Reload the page and try again.')
  }
}

/** Told before it is parsed, which takes a quarter of a minute for 20 MB of brackets. */
function isDeep(body: Buffer): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < body.length; at += 1) {
    const code = body[at]
    if (code === 0x22) inText = !inText
    else if (inText) at += code === 0x5c ? 1 : 0
    else if (code === 0x5b || code === 0x7b) depth += 1
    else if (code === 0x5d || code === 0x7d) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

function isPoisoned(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  const poison =
    !Array.isArray(value) && ['__proto__', 'constructor'].some((key) => Object.hasOwn(value, key))
  return poison || Object.values(value).some(isPoisoned)
}

function tooLarge(limit: number): Refused {
  const megabytes = Math.round(limit / 1024 / 1024)
  return new Refused(413, `That’s too large: the limit is ${megabytes} MB at once.`)
}
