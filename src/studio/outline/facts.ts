/**
 * What a row of the outline tells of its block, read off the block's schema: nothing here knows a
 * block by name. The document may be of any shape.
 */
import { isRecord } from '#engine/is-record.ts'
import { oneOf, words } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'
import { capital } from '#engine/text/capital.ts'
import { commonSettings } from '#studio/canvas/parts/parts.ts'
import { firstPicture, itemTitle } from '#studio/inspector/fields/list/item-title.ts'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import type { Values } from '#studio/state/documents.ts'
import type { IconName } from '#studio/ui/Icon.tsx'

/** A part of a block that has a row of its own: an item of its list. */
export interface Part {
  /** JSON Pointer inside the block. */
  readonly pointer: string
  readonly title: string
  /** Its first picture, as the data names it. */
  readonly picture: string | undefined
  /** The colour it stands on, by its name. */
  readonly field: string | undefined
}

const icons: Readonly<Record<string, IconName>> = {
  Food: 'food',
  Words: 'words',
  Places: 'place',
  People: 'people',
  Rules: 'rules',
}

/** The drawing of a block's category; a problem for a type that there is not. */
export function iconOf(type: unknown): IconName {
  const schema = typeof type === 'string' ? blockSchemas.get(type) : undefined
  return schema ? (icons[schema['x-category'] ?? ''] ?? 'rules') : 'problem'
}

/**
 * Where alone the block shows, by itself or on this page: "Phone", "Desktop", "Sidebar layout", or a
 * screen and a layout; '' everywhere.
 */
export function onlyOf(block: unknown): string {
  const { type, layout } = isRecord(block) ? block : {}
  const on = (typeof type === 'string' && blockSchemas.get(type)?.['x-on']) || whenOf(block)['on']
  const screen = on === 'phones' ? 'Phone' : on === 'desktops' ? 'Desktop' : ''
  if (typeof layout !== 'string') return screen
  return `${screen === '' ? '' : `${screen}, `}${words(layout)} layout`
}

/** Whether the block comes or goes at a time. */
export function isScheduled(block: unknown): boolean {
  const { from, until } = whenOf(block)
  return from !== undefined || until !== undefined
}

function whenOf(block: unknown): Readonly<Record<string, unknown>> {
  const when = isRecord(block) ? block['when'] : undefined
  return isRecord(when) ? when : {}
}

/** The items of the block's first list of things, each with what it is called. */
export function partsOf(block: unknown, values: Values): Part[] {
  const list = listOf(block)
  if (!list) return []
  return list.items.map((item, index) => {
    const thing = list.reference === undefined ? item : named(list.reference, item, values)
    return {
      pointer: `/${list.key}/${index}`,
      title: itemTitle(thing) || `${list.title} ${index + 1}`,
      picture: firstPicture(thing),
      field: isRecord(item) && typeof item['field'] === 'string' ? item['field'] : undefined,
    }
  })
}

/**
 * One thing worth knowing of the block: the file its look comes from, the thing that it is there to
 * show, or how many it lists.
 */
export function factOf(block: unknown, values: Values): string {
  if (!isRecord(block)) return ''
  const [first] = own(block['type'])
  const kind = first && resolved(first[1])['x-ref']
  if (first && kind !== undefined) {
    const name = block[first[0]]
    if (typeof name !== 'string') return ''
    return kind === 'media'
      ? fileWords(name)
      : (choicesOf(kind, values).find(({ id }) => id === name)?.name ?? '')
  }
  const list = listOf(block)
  return list && list.items.length > 0 ? String(list.items.length) : ''
}

/** By type: each row asks, and each key that is pressed asks for all rows. */
const ownByType = new Map(
  [...blockSchemas].map(([type, { properties = {} }]) => [
    type,
    Object.entries(properties).filter(([key]) => !commonSettings.has(key)),
  ]),
)

function own(type: unknown): readonly [string, Schema][] {
  return (typeof type === 'string' ? ownByType.get(type) : undefined) ?? []
}

function listOf(block: unknown) {
  if (!isRecord(block)) return undefined
  for (const [key, schema] of own(block['type'])) {
    // A list that is defined elsewhere is a kind of text, as the lines of a headline.
    if (schema.$ref !== undefined) continue
    const { type, items } = schema
    const value = block[key]
    if (type !== 'array' || !items || !Array.isArray(value)) continue
    const item = resolved(items)
    const reference = item['x-ref']
    if (item.type !== 'object' && reference !== 'location') continue
    return { key, items: value as unknown[], reference, title: capital(oneOf(key, schema)) }
  }
  return undefined
}

/** The thing of pages/content that an item names; the name itself where there is none. */
export function named(reference: string, item: unknown, values: Values): unknown {
  const document = values[`content/${reference}s.json`]
  const things = isRecord(document) ? document[`${reference}s`] : undefined
  return isRecord(things) && typeof item === 'string' && Object.hasOwn(things, item)
    ? things[item]
    : item
}

/** `media/edges/lettuce.svg` → "Lettuce". */
function fileWords(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return capital(name).replaceAll('-', ' ')
}
