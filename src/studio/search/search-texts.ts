import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import { escaped } from '#engine/text/pointer.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { placeWords } from '#studio/state/place-words.ts'

export interface Found {
  readonly document: DocumentId
  /** JSON Pointer of the text. */
  readonly pointer: string
  /** "Faves › Heading". */
  readonly where: string
  /** What stands before the words, the words as they are written, and what follows. */
  readonly around: readonly [before: string, words: string, after: string]
}

/** Most letters shown on either side of what was found. */
const AROUND = 40

/** Keys whose texts nobody writes. */
const machine = new Set(['$schema', 'type', 'id'])

/** Where a text stands in all documents, pages first; letters of either case, accents or not. */
export function searchTexts(values: Values, query: string): Found[] {
  if (query.trim() === '') return []
  const found: Found[] = []
  const documents = Object.keys(values).toSorted(
    (a, b) => Number(isPage(b)) - Number(isPage(a)) || (a < b ? -1 : 1),
  )
  for (const document of documents) {
    for (const [pointer, text] of textsIn(values[document], '')) {
      const [at] = placesIn(text, query)
      if (at === undefined) continue
      const where = placeWords(document, values[document], pointer)
      found.push({ document, pointer, where, around: aroundOf(text, at, query) })
    }
  }
  return found
}

/** How many places there are, and how many of them keep their words where others are replaced. */
export function placesWords(count: number, refused: number): string {
  const words = count === 1 ? 'In 1 place' : `In ${count} places`
  const stay =
    count === 1
      ? ', which stays as it is'
      : refused === 1
        ? ', 1 of which stays as it is'
        : `, ${refused === count ? 'all' : refused} of which stay as they are`
  return `${words}${refused === 0 ? '' : stay}.`
}

/** What tells a place from all others. */
export function keyOf({ document, pointer }: Pick<Found, 'document' | 'pointer'>): string {
  return `${document}#${pointer}`
}

/** Where words begin in a text, as `searchTexts` finds them; each letter belongs to one of them. */
export function placesIn(text: string, query: string): number[] {
  const [all, wanted] = [folded(text), folded(query.trim())]
  const places: number[] = []
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length))
    places.push(at)
  return places
}

/** Words that begin there, with some of what stands before and after them. */
export function aroundOf(text: string, at: number, query: string): Found['around'] {
  const end = at + query.trim().length
  return [
    (at > AROUND ? '…' : '') + text.slice(Math.max(0, at - AROUND), at),
    text.slice(at, end),
    text.slice(end, end + AROUND) + (text.length > end + AROUND ? '…' : ''),
  ]
}

export function isPage(id: DocumentId): boolean {
  return documentKind(id) === 'Page'
}

/** As long as the text, so that places in one are places in the other. */
function folded(text: string): string {
  // Most texts have plain letters only, and all texts of the site are read for each letter typed.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      return plain.length === letter.length ? plain : letter
    })
    .join('')
    .replaceAll('’', "'")
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}

function* textsIn(value: unknown, at: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [at, value]
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* textsIn(inner, `${at}/${index}`)
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value))
      if (!machine.has(key)) yield* textsIn(inner, `${at}/${escaped(key)}`)
}
