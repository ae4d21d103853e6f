import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What every answer of the Studio carries: read by nobody else, and kept by nobody unless it says so. */
const always = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
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
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  })
  response.end(content)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  send(response, status, type, JSON.stringify(value))
}
