/** What people call settings and things of lists: in the forms of the Studio, and in changes told. */
import { capital } from '#engine/text/capital.ts'

import type { Schema } from './schema.ts'

/** What a setting is called where its key alone would not tell a person. */
const plain: Readonly<Record<string, string>> = {
  alt: 'What it shows',
  event: 'Name in analytics',
  field: 'Background colour',
  display: 'Headline colour',
  href: 'Leads to',
  id: 'Name in the page',
  indexInArchive: 'Search engines keep it when archived',
  label: 'Words',
  lang: 'Language',
  mp4: 'MP4 file',
  newTab: 'Opens in a new tab',
  noindex: 'Hidden from search engines',
  on: 'Screens',
  only: 'Only these',
  src: 'File',
  span: 'Columns',
  webm: 'WebM file',
}

/** A setting as people read it, by its schema, else its key: `phoneHeadline` → "Phone headline". */
export function labelOf(key: string, schema: Schema = {}): string {
  if (schema.title !== undefined) return schema.title
  return Object.hasOwn(plain, key) ? (plain[key] as string) : words(key)
}

/**
 * `mediaHosts` → "Media hosts", `location-card` → "Location card", `CAROUSEL_ALBUM` → "Carousel album";
 * what is no such key stays.
 */
export function words(key: string): string {
  if (/^[A-Z]{2}[A-Z_]*$/.test(key)) return words(key.toLowerCase().replaceAll('_', '-'))
  if (!/^[a-z][A-Za-z0-9-]*$/.test(key)) return key
  const lower = key
    .replaceAll('-', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`)
    .toLowerCase()
    .replaceAll(/\bcolor/g, 'colour')
  return capital(lower)
}

/** One of several, in the word of their list's schema, else after its key: `buttons` → "button". */
export function oneOf(key: string, schema: Schema = {}): string {
  if (schema['x-one'] !== undefined) return schema['x-one']
  const all = words(key).toLowerCase()
  if (all.endsWith('ies')) return `${all.slice(0, -3)}y`
  if (/(ch|sh|ss|x)es$/.test(all)) return all.slice(0, -2)
  return all.endsWith('s') && !all.endsWith('ss') ? all.slice(0, -1) : 'entry'
}
