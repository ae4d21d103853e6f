/**
 * What a host is told to send along, in the format of Netlify and Cloudflare Pages (`_headers`).
 *
 * Cloudflare reads 100 rules and 2,000 characters a line, and drops what comes after. So the rules
 * do not grow with the site: what differs from page to page stands in the page (`policyTag`), and
 * `/*` carries what is the same everywhere. Hosts join a header that two fitting rules name, and of
 * two policies both hold.
 */

import { headerPolicy } from './content-policy.ts'

/** Headers for the paths that fit: `/about-us`, `/assets/*`. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** What every answer carries (values by the Mozilla Observatory's scale). */
const everywhere = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** It knows no paths and binds the whole host, so it is for whoever owns that to say. */
const ofHost = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }

/**
 * An asset opened by its address is a document: it may show itself and run nothing. `sandbox` would
 * add little to that and keep a video from its own file, whose origin it would no longer share.
 */
const asDocument = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface SiteHeadersInput {
  /** The folder the site is served from, with a slash at both ends. */
  readonly base: string
  /** Drawings outside `assets/`: `/icon.svg`. */
  readonly drawings?: readonly string[]
}

/** The rules of a whole site: the same for all, files that never change, and drawings. */
export function siteHeaders({ base, drawings = [] }: SiteHeadersInput): HeaderRule[] {
  const at = (path: string): string => base.slice(0, -1) + path
  return [
    { path: at('/*'), headers: base === '/' ? { ...everywhere, ...ofHost } : everywhere },
    {
      path: at('/assets/*'),
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': asDocument,
      },
    },
    ...drawings.map((path) => ({
      path: at(path),
      headers: { 'Content-Security-Policy': asDocument },
    })),
  ]
}

/**
 * The text of `_headers`.
 *
 * @throws {Error} for a value of several lines, which would be read as another rule.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ path, headers }) => `${path}\n${lines(headers)}`).join('\n')
}

function lines(headers: HeaderRule['headers']): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/[\r\n]/u.test(name + value))
        throw new Error(`The header ${name} has several lines. Write it in one.`)
      return `  ${name}: ${value}\n`
    })
    .join('')
}
