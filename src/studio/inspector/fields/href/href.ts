/**
 * An address as a person chooses it: first of what kind it is, then which. What fits none of the kinds
 * is `other`, a text that stays as it is. An address that is not there yet is that of a page, which
 * most links lead to.
 */
import { namedLink } from '#engine/site/named-href.ts'

export type HrefKind = 'page' | 'part' | 'link' | 'web' | 'mail' | 'text' | 'phone' | 'other'

export const kinds: readonly (readonly [HrefKind, string])[] = [
  ['page', 'A page of this site'],
  ['part', 'A part of this page'],
  ['link', 'A named link'],
  ['web', 'A web address'],
  ['mail', 'An email address'],
  ['text', 'A text message'],
  ['phone', 'A phone call'],
  ['other', 'Something else'],
]

const starts: readonly (readonly [HrefKind, string])[] = [
  ['web', 'https://'],
  ['mail', 'mailto:'],
  ['text', 'sms:'],
  ['phone', 'tel:'],
  ['link', 'link:'],
  ['part', '#'],
]

export interface Href {
  readonly kind: HrefKind
  /** A path, the name of a link, or what stands behind `mailto:` and the like. */
  readonly to: string
  /** The anchor on a page, or what stands behind a named link: a path, a query, an anchor; '' for none. */
  readonly more: string
}

export function hrefOf(text: string): Href {
  if (text === '') return { kind: 'page', to: '', more: '' }
  const link = namedLink(text)
  if (link) return { kind: 'link', to: link.name, more: link.rest }
  const [kind, start] = starts.find(([, begin]) => text.startsWith(begin)) ?? []
  if (kind !== undefined) return { kind, to: text.slice(start?.length ?? 0), more: '' }
  const [whole, to = '', more = ''] = /^(\/[^?#{]*)(?:#(.*))?$/s.exec(text) ?? []
  if (whole !== undefined && !whole.startsWith('//')) return { kind: 'page', to, more }
  return { kind: 'other', to: text, more: '' }
}

/**
 * A pasted address as links are spelt. An old `http:` is asked for by `https:`, as browsers do by
 * themselves.
 */
export function spelled(address: string): string {
  return address
    .trim()
    .replace(/^[a-z]+(?=:)/i, (scheme) => scheme.toLowerCase().replace(/^http$/, 'https'))
}

export function hrefText({ kind, to, more }: Href): string {
  if (kind === 'page') return more === '' ? to : `${to}#${more}`
  const start = starts.find(([one]) => one === kind)?.[1] ?? ''
  return `${start}${to}${more}`
}
