/**
 * Other words in place of those that were found.
 *
 * What may be replaced is what somebody wrote to be read. Names that others go by (ids, blocks, shops,
 * links), addresses, colours and dates are found and left alone: words that are typed over them would
 * lead nowhere. The same goes for an address, a file and the name of a fact inside a text. In a rich text
 * they take the place of letters, with the look of those, so that no star or bracket becomes a mark or
 * is left without words.
 */

import { settingSchema } from '#engine/diff/setting-words.ts'
import { isRecord } from '#engine/is-record.ts'
import { type Schema, definition } from '#engine/schema/schema.ts'
import { within } from '#engine/schema/within.ts'
import { type DocumentKind, documentKind } from '#engine/site/model.ts'
import { isBlank } from '#engine/text/blank.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { type Run, lettersOf, lineOf } from '#engine/text/rich-line.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { placeIn } from '#studio/state/places.ts'

import { type Found, aroundOf, placesIn } from './search-texts.ts'

export interface Replacement extends Pick<Found, 'document' | 'pointer' | 'where' | 'around'> {
  /** The whole text with the other words. */
  readonly text: string
  /** The other words as they stand in the first place. */
  readonly instead: string
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
    const isRich = schema['x-name'] === 'RichLine' || isRichText(values, document, pointer)
    const letters = isRich ? lettersOf(text) : undefined
    const words = letters ? letters.map((letter) => letter.text).join('') : text
    const open = isWords(document, pointer, schema) ? openPlaces(words, query) : []
    const changes = open
      .map((at) => changeAt(words, at, query, instead))
      .filter((change) => !saysAlready(words, query, change))
    const [first] = changes
    const next = letters ? lineOf(changed(letters, changes)) : changedText(text, changes)
    return {
      ...hit,
      around: first === undefined ? hit.around : aroundOf(words, first.at, query),
      text: next,
      instead: first?.put ?? instead,
      times: changes.length,
      refused:
        open.length === 0
          ? 'It’s a name, an address or a setting, not words. Open it and change it there.'
          : changes.length === 0
            ? 'It says that already.'
            : refusal(next, schema),
    }
  })
}

function refusal(text: string, { maxLength = Infinity, pattern = '' }: Schema): string | undefined {
  if (isBlank(text) || text === '')
    return 'Nothing would be left of it. Open it and change it there.'
  if (!new RegExp(pattern, 'u').test(text))
    return 'That would remove a symbol this text needs. Open it and change it there.'
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

/** Whether what stands around it is a rich text, of which it is a paragraph. */
function isRichText(values: Values, document: DocumentId, at: string): boolean {
  return schemaAt(values, document, holderOf(at))['x-name'] === 'RichText'
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
  const { type, pattern, enum: choices, 'x-name': name } = schema
  const [ref, id, words] = [schema['x-ref'], schema['x-id'], schema['x-words']]
  // One that says what stands among the words, as a `#` does for a number, leaves them free.
  const isForm = pattern?.startsWith('^') ?? false
  const isFree = !isForm && [choices, id, words].every((one) => one === undefined)
  if (type !== 'string' || !isFree || !spoken.has(ref) || !definitions.has(name)) return false
  return kind === undefined || !listsNamed(kind).has(holderOf(pointer))
}

const known = new Map<DocumentKind, ReadonlySet<string | undefined>>()

/** The lists whose words other texts of such a document have, as dishes have those of its allergens. */
function listsNamed(kind: DocumentKind): ReadonlySet<string | undefined> {
  const lists =
    known.get(kind) ?? new Set(Array.from(within(definition(kind)), (one) => one['x-words']))
  known.set(kind, lists)
  return lists
}

/** Where the words stand outside of addresses of links, names of files, and names of facts. */
function openPlaces(text: string, query: string): number[] {
  const { length } = query.trim()
  const closed = [...text.matchAll(/\]\([^)]*\)|\bmedia\/\S+|\{[a-zA-Z0-9]+\}/g)].map(
    ({ index, 0: name }) => ({ begin: index, end: index + name.length, isFact: name[0] === '{' }),
  )
  return placesIn(text, query).filter((at) =>
    closed.every(
      ({ begin, end, isFact }) =>
        at + length <= begin || at >= end || (isFact && at <= begin && at + length >= end),
    ),
  )
}

/** Words in the place of others, from where to where. */
interface Put {
  /** Where the words that were looked for begin. */
  readonly at: number
  readonly begin: number
  readonly end: number
  readonly put: string
}

/** With its accents; where nothing is put, with the space that would be left over. */
function changeAt(text: string, at: number, query: string, instead: string): Put {
  const { length } = query.trim()
  const [accents = ''] = /^\p{M}*/u.exec(text.slice(at + length)) ?? []
  const end = at + length + accents.length
  const put = withCapitals(text.slice(at, end), query, instead)
  if (put !== '') return { at, begin: at, end, put }
  const [before, after] = [text[at - 1] ?? '', text[end] ?? '']
  if (after === ' ' && (before === ' ' || before === ''))
    return { at, begin: at, end: end + 1, put }
  const isLast = before === ' ' && /^[,.;:!?)]?$/.test(after)
  return { at, begin: isLast ? at - 1 : at, end, put }
}

/** With the capitals of the words they replace, where whoever typed cared for none. */
function withCapitals(words: string, query: string, instead: string): string {
  const typed = query + instead
  const isShouted = words.length > 1 && words === words.toUpperCase()
  if (typed !== typed.toLowerCase() || words === words.toLowerCase()) return instead
  if (isShouted) return instead.toUpperCase()
  const [first = ''] = words
  const [own = ''] = instead
  return first === first.toLowerCase() ? instead : own.toUpperCase() + instead.slice(own.length)
}

/** Whether the words are part already of what would be put: to replace twice makes no "shop shop". */
function saysAlready(text: string, query: string, { at, put }: Put): boolean {
  const { length } = query.trim()
  return placesIn(put, query).some((inside) => {
    if (inside > at) return false
    const there = text.slice(at - inside, at - inside + put.length)
    const isLonger = put.length > length && there.length === put.length
    return there === put || (isLonger && placesIn(there, put)[0] === 0)
  })
}

function changedText(text: string, changes: readonly Put[]): string {
  return changes.reduceRight(
    (all, { begin, end, put }) => all.slice(0, begin) + put + all.slice(end),
    text,
  )
}

/** What is put looks as the first letter of what it replaces. */
function changed(letters: readonly Run[], changes: readonly Put[]): Run[] {
  return changes.reduceRight<readonly Run[]>((all, { at, begin, end, put }) => {
    const look = all[at] ?? { strong: false, href: '' }
    return all.toSpliced(begin, end - begin, { strong: look.strong, href: look.href, text: put })
  }, letters) as Run[]
}
