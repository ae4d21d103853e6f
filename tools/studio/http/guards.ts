/**
 * Who may speak to the Studio.
 *
 * It writes files, and every web site that its author visits can send requests to this machine. So a
 * request must be for this server by its exact name (a foreign name may be made to point here), come
 * from this server's own pages where the browser says where it comes from, and carry the token that
 * only those pages hold. Nothing is ever allowed to another origin, so no header says so.
 */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { Refused } from './refused.ts'

/** Names of this machine for itself, as `Host` has them. */
const names = ['localhost', '127.0.0.1', '[::1]']

/** Whether a server that listens here can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host)
}

/** Why there is no Studio on a server that listens here, and what to do. */
export function studioIsOff(host: string): [problem: string, remedy: string] {
  return [
    `The Studio is off, because this server can be reached from other machines (--host ${host}).`,
    'Start it without --host to edit.',
  ]
}

/** @throws {Refused} unless the request is for this server by name and from its own pages. */
export function mustBeOwn(request: IncomingMessage): void {
  const { host, origin, 'sec-fetch-site': site } = request.headers
  const port = request.socket.localPort
  const known = names.flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])])
  if (host === undefined || !known.includes(host))
    throw new Refused(
      403,
      `The Studio isn’t at ${host || 'this address'}. Open http://localhost:${port}/studio/.`,
    )
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refused(403, `The Studio doesn’t answer pages of ${origin}.`)
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused(
      403,
      `The Studio doesn’t answer other sites. Type its address: http://localhost:${port}/studio/.`,
    )
}

/** @throws {Refused} unless the request is one of the Studio's own, of this start of the server. */
export function mustHaveToken(request: IncomingMessage, token: string): void {
  const { origin, 'x-studio-token': given } = request.headers
  if (request.method !== 'GET' && origin === undefined)
    throw new Refused(403, 'A change must say which page it comes from. Use the Studio.')
  if (typeof given !== 'string' || !equal(given, token))
    throw new Refused(
      403,
      'The server was restarted since this page was opened. Reload the page; drafts are kept.',
    )
}

/** Takes as long for a near miss as for any other, so that a token cannot be felt out. */
function equal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
