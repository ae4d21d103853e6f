import type { CodeDocs } from '#engine/rules/docs.ts'

const home = 'pages/one/home.json'
const right = { [home]: { title: 'Hello' } }
const start =
  '{ "route": "/", "title": "Hello", "description": "A page that exists to be checked.",'
const blocks =
  '"blocks": [{ "type": "marquee", "id": "news", "label": "News", "phrase": "We are open" }]'
const text = (part: string): { [home]: string } => ({ [home]: `${start} ${part}` })

/** What reading a file can find, by code. */
export const textDocs: Readonly<Record<string, CodeDocs>> = {
  'byte-order-mark': {
    severity: 'error',
    why: 'Some programs refuse a JSON file that begins with these invisible bytes.',
    wrong: { [home]: `\uFEFF${start} ${blocks} }` },
    right,
  },
  comment: {
    severity: 'error',
    fixed: true,
    why: 'JSON has no comments, so programs stop at one and the page is lost.',
    wrong: text(`${blocks} } // the end`),
    right,
  },
  'duplicate-key': {
    severity: 'error',
    why: 'Programs keep one of the two values and say nothing; which one, nobody knows.',
    wrong: text(`"title": "Hello again", ${blocks} }`),
    right,
  },
  'not-json': {
    severity: 'error',
    fixed: true,
    why: 'A file that is not JSON cannot be read at all.',
    wrong: text(`${blocks}`),
    right,
  },
  'not-utf-8': {
    severity: 'error',
    why: 'A letter that was saved in another encoding is lost, and visitors see a mark in its place.',
    wrong: { [home]: { title: 'Caf\uFFFD' } },
    right: { [home]: { title: 'Café' } },
  },
  'too-deep': {
    severity: 'error',
    fixed: true,
    why: 'No setting is nested this deep; anything that is must be a mistake or an attack.',
    wrong: { [home]: `${'['.repeat(33)}${']'.repeat(33)}` },
    right,
  },
  'too-large': {
    severity: 'error',
    fixed: true,
    why: 'A file of this size slows down everyone who works with it; pictures belong in the media folder.',
    wrong: { [home]: `"${'x'.repeat(1_000_000)}"` },
    right,
  },
  'trailing-comma': {
    severity: 'error',
    fixed: true,
    why: 'JSON allows no comma after the last entry, so programs stop there.',
    wrong: text(`${blocks}, }`),
    right,
  },
  'unseen-character': {
    severity: 'error',
    why: 'Invisible or text-reversing characters can make text look different from what it says.',
    wrong: { [home]: { title: 'He\u202Ello' } },
    right,
  },
}
