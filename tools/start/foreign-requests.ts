/**
 * What the dev server does for pages of other sites: nothing, but that a link may lead to a page.
 *
 * It is the same origin as the Studio, knows drafts, and Vite starts a program on request. Every web site
 * that is open beside it can send requests to this machine, and a foreign name can be made to lead here.
 */
import type { IncomingMessage } from 'node:http'

import { isLoopback } from '#tools/studio/http/guards.ts'

import { askedPath } from './asked-path.ts'

/** Names that lead to this machine whoever answers for names: the port is that of a tunnel, if any. */
const ownName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Why a request is not answered, in words for a person; undefined where it is. `host` is where the server
 * listens. Where other machines reach it, they know it by names that are theirs to choose.
 */
export function refusalOf({ headers }: IncomingMessage, host: string): string | undefined {
  const { host: name = '' } = headers
  if (isLoopback(host) && !ownName.test(name))
    return `The site is not at ${name || 'this address'}. Open the address that npm start printed.`
  if (isForeign(headers) && headers['sec-fetch-mode'] !== 'navigate')
    return 'This server does not answer pages of other sites. Type its address.'
  return undefined
}

/**
 * Why a request is not passed to Vite. Nothing of Vite's is a page to be led to, and what it starts
 * programs with (`/__…`) is for who sits at this machine.
 */
export function viteRefusalOf(
  { headers, url = '' }: IncomingMessage,
  host: string,
): string | undefined {
  // A request may name a whole address, of which Vite takes the path.
  const path = askedPath(url)
  const forOwner = (path === undefined || path.startsWith('/__')) && !isLoopback(host)
  return isForeign(headers) || forOwner
    ? 'This is not for pages of other sites, nor for other machines. Type the address of the site.'
    : undefined
}

/** Browsers say so of themselves, and no page can make them say otherwise. */
function isForeign({ 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  return site === 'cross-site' || site === 'same-site'
}
