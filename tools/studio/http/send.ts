import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What every answer of the Studio carries: read by nobody else, and kept by nobody unless it says so. */
const always = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Keeps a window that a page of another site opened, and in which links led on to here, from that page.
 * Who typed the address comes from no page, and is not made to wait for another process of the
 * browser, which the policy begins: a tenth of an opening.
 */
function openerPolicy({ headers }: IncomingMessage): OutgoingHttpHeaders {
  if (headers['sec-fetch-site'] === 'none') return {}
  return { 'cross-origin-opener-policy': 'same-origin' }
}

/** Answers at once. Without a policy of its own the answer may load nothing and be framed by nobody. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  content: string | Uint8Array,
): void {
  response.writeHead(status, {
    ...always,
    ...openerPolicy(response.req),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  })
  response.end(content)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  send(response, status, type, JSON.stringify(value))
}
