/** Changes in words: "Faves moved above Intro", "Hero heading “Lunch” to “Dinner”". */
import type { BlockName, Change, FileChanges } from '#engine/diff/changes.ts'
import { commonEnds } from '#engine/edit/runs.ts'
import { type Schema, blockSchemas } from '#engine/schema/schema.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
import { namingKeys, ownWords } from '#engine/text/own-words.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

import { goingLive, statusChanged } from './going-live.ts'
import { mediaUsers } from './media.ts'
import {
  type SettingPlace,
  choiceWords,
  innerSchema,
  isOfEntries,
  keyName,
  settingName,
  settingSchema,
} from './setting-words.ts'

/** The changes of one document under the name people know it by. */
export interface Told {
  readonly path: string
  /** "Home", or "Home (archive)" where another set's home changed too. */
  readonly title: string
  /** One sentence without a full stop for each change. */
  readonly sentences: readonly string[]
}

type Documents = ReadonlyMap<string, unknown>

/** The changes in words; `before` and `after` are the documents they were found in. */
export function tell(files: readonly FileChanges[], before: Documents, after: Documents): Told[] {
  const titles = titlesOf(files.map(({ path }) => path))
  return files.map(({ path, changes }) => {
    const [first] = changes
    const old = first?.kind === 'file-moved' ? first.from : path
    const many = repeatedTypes([before.get(old), after.get(path)])
    return {
      path,
      title: titles.get(path) ?? path,
      sentences: changes.map((change) =>
        change.kind === 'set'
          ? setting(
              change,
              { path, inside: holderOf(change, after.get(path)) },
              change.block && blockTitle(change.block, many),
              after,
            )
          : change.kind === 'file-moved'
            ? `file moved from ${change.from} to ${path}`
            : sentence(change, (block) => blockTitle(block, many), goingLive(path, after)),
      ),
    }
  })
}

/** The changes of media in words; `before` and `after` are the documents that name them. */
export function tellMedia(
  files: readonly FileChanges[],
  before: Documents,
  after: Documents,
): Told[] {
  if (files.length === 0) return []
  const [was, is] = [mediaUsers(before), mediaUsers(after)]
  return files.map(({ path, changes }) => ({
    path,
    title: path,
    sentences: changes.map(({ kind }) => {
      const users = (kind === 'removed' ? was : is).get(path) ?? []
      const used = users.length > 0 ? `used in ${some([...titlesOf(users).values()])}` : ''
      if (kind === 'removed') return used === '' ? kind : `${kind}, was ${used}`
      return `${kind}, ${used || 'used nowhere'}`
    }),
  }))
}

/** As many of the names as one cares to read. */
function some(names: readonly string[]): string {
  const more = names.length - 10
  return more > 1 ? `${names.slice(0, 10).join(', ')} and ${more} more` : names.join(', ')
}

/** The names that people know documents by, of which no two are the same. */
function titlesOf(paths: readonly string[]): Map<string, string> {
  const names = paths.map(documentName)
  return new Map(
    paths.map((path, index) => {
      const title = names[index] as string
      const ambiguous = names.indexOf(title) !== names.lastIndexOf(title)
      return [path, ambiguous ? `${title} (${path.split('/')[0] ?? ''})` : title]
    }),
  )
}

export function repeatedTypes(documents: readonly unknown[]): Set<string> {
  const repeated = new Set<string>()
  for (const document of documents) {
    const seen = new Set<unknown>()
    for (const block of itemsAt(document, '/blocks')) {
      const type = valueAt(block, '/type')
      if (typeof type === 'string' && seen.has(type)) repeated.add(type)
      seen.add(type)
    }
  }
  return repeated
}

export function blockTitle({ id, type }: BlockName, repeated: ReadonlySet<string>): string {
  const title = blockSchemas.get(type)?.title ?? type
  return repeated.has(type) ? `${title} “${id}”` : title
}

type Setting = Extract<Change, { kind: 'set' }>

type Whole = Exclude<Change, { readonly kind: 'set' | 'file-moved' }>

function sentence(
  change: Whole,
  title: (block: BlockName) => string,
  live: string | undefined,
): string {
  switch (change.kind) {
    case 'added':
      return ['added', live].filter(Boolean).join(', ')
    case 'removed':
    case 'replaced':
      return change.kind
    case 'unreadable':
      return 'cannot be read as JSON; npm run validate says where'
    case 'readable':
      return 'can be read as JSON again'
    case 'block-added':
      return `${title(change.block)} added ${change.after ? `below ${title(change.after)}` : 'at the top'}`
    case 'block-removed':
      return `${title(change.block)} removed`
    case 'block-moved':
      return change.before
        ? `${title(change.block)} moved above ${title(change.before)}`
        : `${title(change.block)} moved to the end`
  }
}

/** The block that a setting is of, or else the document, as they are after the change. */
function holderOf({ block }: Setting, document: unknown): unknown {
  if (!block) return document
  return itemsAt(document, '/blocks').find((one) => valueAt(one, '/id') === block.id)
}

function setting(
  change: Setting,
  { path, inside }: Pick<SettingPlace, 'path' | 'inside'>,
  block: string | undefined,
  documents: Documents,
): string {
  if (!block && change.pointer === '/status' && documentKind(path) === 'Page')
    return statusChanged(path, documents, change.to)
  const of = { path, inside, block: change.block, pointer: change.pointer }
  const schema = settingSchema(of)
  const [from, to] = [choiceWords(schema, change.from), choiceWords(schema, change.to)]
  const subject = [block, settingName(of)].filter(Boolean).join(' ') || 'all of it'
  if (block && change.pointer === '/hidden') return `${block} ${to === true ? 'hidden' : 'shown'}`
  if (block && change.pointer === '/when') return `${block} ${whenWords(change, schema)}`
  if (!('from' in change)) return `${subject} added: ${shown(to, schema)}`
  if (!('to' in change)) return `${subject} removed, was ${shown(from, schema)}`
  if (Array.isArray(from) && Array.isArray(to)) return `${subject} put in another order`
  if (typeof from === 'string' && typeof to === 'string') {
    const [old, now] = contrast(from, to)
    return `${subject} “${old}” to “${now}”`
  }
  return `${subject} ${shown(from, schema)} to ${shown(to, schema)}`
}

/** When a block shows: "shows from “2026-12-01”, screens “Phones”". */
function whenWords({ from, to }: Setting, schema: Schema): string {
  const was = from === undefined ? '' : `, was ${shown(from, schema)}`
  return `${to === undefined ? 'always shows' : `shows ${shown(to, schema)}`}${was}`
}

const LONGEST = 60

/**
 * A value as a sentence has it: a thing by its own words, else by its settings, which are called as
 * its schema calls them, or by their keys where it is not known.
 */
export function shown(value: unknown, schema: Schema = {}): string {
  const said = choiceWords(schema, value)
  if (typeof said === 'string') return `“${clipped(said)}”`
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return 'nothing'
  const inner = (key: string, one: unknown): string => shown(one, innerSchema(schema, key))
  if (Array.isArray(value))
    return joined(value.map((one, index) => inner(String(index), one))) || 'nothing'
  const isGroup = (schema.properties ?? isOfEntries(schema)) && namingKeys(value).length === 0
  const words = isGroup ? undefined : ownWords(value)
  if (words !== undefined) return shown(words)
  const settings = Object.entries(value).flatMap(([key, one]) => {
    if (one === '' || (isContainer(one) && Object.keys(one).length === 0)) return []
    const words = inner(key, one)
    const name = keyName(key, schema.properties?.[key])
    return [`${name} ${isOfEntries(innerSchema(schema, key)) ? `(${words})` : words}`]
  })
  return joined(settings) || 'nothing'
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Longest list of what a thing is made of. */
const LONGEST_LIST = 120

/** As many of the parts as one cares to read, each of them whole. */
function joined(parts: readonly string[]): string {
  let text = ''
  for (const [index, part] of parts.entries()) {
    const next = index === 0 ? part : `${text}, ${part}`
    if (index > 0 && next.length > LONGEST_LIST) return `${text} and ${parts.length - index} more`
    text = next
  }
  return text
}

function clipped(text: string): string {
  if (text.length <= LONGEST) return text
  // Not in the middle of a letter that is two units long.
  const start = text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}…`
}

/** Both texts, cut to the part that differs and a few words around it where they are long. */
export function contrast(a: string, b: string): [string, string] {
  if (a.length <= LONGEST && b.length <= LONGEST) return [a, b]
  const [head, tail] = commonEnds(a, b)
  const word = a.lastIndexOf(' ', Math.max(0, head - 12)) + 1
  // An address is one long word.
  const start = head - word > LONGEST / 2 ? head - 12 : word
  const cut = (text: string): string => {
    const space = text.indexOf(' ', text.length - tail + 12)
    const end = tail > 12 && space >= 0 ? space : text.length
    return clipped(
      `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    )
  }
  return [cut(a), cut(b)]
}
