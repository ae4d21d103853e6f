/**
 * Other words in place of those that were found.
 *
 * What may be replaced is what somebody wrote to be read. Names that others go by (ids, blocks, shops,
 * links), addresses, colours and dates are found and left alone: words that are typed over them would
 * lead nowhere. The same goes for an address or a file inside a text.
 */
import { produce } from 'immer'

import { settingSchema } from '#engine/diff/setting-words.ts'
import { type Schema, isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { isBlank } from '#engine/text/blank.ts'
import { steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { write } from '#studio/commands/set-value.ts'
import type { Values } from '#studio/state/documents.ts'
import { placeIn } from '#studio/state/places.ts'

import { type Found, aroundOf, placesIn } from './search-texts.ts'

export interface Replacement extends Pick<Found, 'document' | 'pointer' | 'where' | 'around'> {
  /** The whole text with the other words. */
  readonly text: string
  /** How often they stand in the text. */
  readonly times: number
  /** Why they are not replaced there. */
  readonly refused: string | undefined
}

/** What becomes of each text that was found, in the order they were found. */
export function replacements(
  values: Values,
  found: readonly Found[],
  query: string,
  instead: string,
): Replacement[] {
  return found.map((hit) => {
    const { document, pointer } = hit
    const text = String(valueAt(values[document], pointer))
    const schema = schemaAt(values, document, pointer)
    const places = isWords(document, pointer, schema) ? openPlaces(text, query) : []
    const next = withWords(text, places, query, instead)
    const [first] = places
    return {
      ...hit,
      around: first === undefined ? hit.around : aroundOf(text, first, query),
      text: next,
      times: places.length,
      refused:
        places.length === 0
          ? 'It is a name, an address or a setting, not words. Change it at its place.'
          : next === text
            ? 'It says that already.'
            : refusal(next, schema),
    }
  })
}

/** The documents with these texts. */
export function replaced(values: Values, all: readonly Replacement[]): Values {
  return produce(values, (draft: Record<DocumentId, unknown>) => {
    for (const { document, pointer, text } of all) write(draft, [document, ...steps(pointer)], text)
  })
}

function refusal(text: string, { maxLength = Infinity }: Schema): string | undefined {
  if (isBlank(text) || text === '') return 'Nothing would be left of it. Change it at its place.'
  const over = [...text].length - maxLength
  return over > 0
    ? `It would be ${over === 1 ? 'a letter' : `${over} letters`} too long: it takes ${maxLength}. Write fewer.`
    : undefined
}

function schemaAt(values: Values, document: DocumentId, at: string): Schema {
  const { index, pointer } = placeIn(at)
  if (index === undefined) return settingSchema({ path: document, pointer })
  const block = valueAt(values[document], `/blocks/${index}`)
  if (!isRecord(block)) return {}
  const { type, id } = block
  return settingSchema({ path: document, pointer, block: { type: String(type), id: String(id) } })
}

/** Kinds of reference that are words themselves. */
const spoken = new Set<unknown>([
  undefined,
  'alt',
  'caption',
  'link-text',
  'price',
  'page-title',
  'page-description',
])

/** Texts that a definition describes and that are words all the same. */
const definitions = new Set<unknown>([undefined, 'RichLine', 'QuizChoice'])

/** Whether a setting takes words to be read; one that no schema knows does not. */
function isWords(document: DocumentId, pointer: string, schema: Schema): boolean {
  const kind = documentKind(document)
  if (kind === 'Theme' || (kind === 'Site' && !pointer.startsWith('/brand/'))) return false
  const { type, title, pattern, enum: choices } = schema
  const [ref, id, words] = [schema['x-ref'], schema['x-id'], schema['x-words']]
  const isFree = [pattern, choices, id, words].every((one) => one === undefined)
  return type === 'string' && isFree && spoken.has(ref) && definitions.has(title)
}

/** Where the words stand outside of addresses of links and names of files. */
function openPlaces(text: string, query: string): number[] {
  const length = query.trim().length
  const closed = [...text.matchAll(/\]\([^)]*\)|\bmedia\/\S+/g)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  return placesIn(text, query).filter((at) =>
    closed.every(([begin, end]) => at + length <= begin || at >= end),
  )
}

function withWords(
  text: string,
  places: readonly number[],
  query: string,
  instead: string,
): string {
  const { length } = query.trim()
  return places.reduceRight((all, at) => all.slice(0, at) + instead + all.slice(at + length), text)
}
