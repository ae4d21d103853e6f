import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { within } from '#engine/schema/within.ts'
import { textsOf } from '#engine/text/texts.ts'
import { valueAt } from '#engine/where.ts'

/** Anchors that a layout or the browser itself answers to. */
const everywhere = new Set(['main', 'top'])

/** Whether every page has what this part of a link after # asks for; '' asks for nothing. */
export function arrivesAnywhere(anchor: string): boolean {
  return anchor === '' || anchor.startsWith(':~:') || everywhere.has(anchor)
}

/**
 * The anchors of a page: the ids of its blocks and of the sections inside them, without hidden
 * blocks. Undefined where its blocks cannot be told.
 */
export function anchorsOf(page: unknown): ReadonlySet<string> | undefined {
  const blocks = isRecord(page) ? page['blocks'] : undefined
  if (!Array.isArray(blocks)) return undefined
  const found = new Set<string>()
  for (const block of blocks as unknown[])
    if (!isRecord(block) || block['hidden'] !== true) collect(block, found)
  return found
}

/** Adds the ids in a value to those found. Answers how many stand there, each as often as it does. */
function collect(value: unknown, found: Set<string>): number {
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += collect(item, found)
  else if (isRecord(value)) {
    if (typeof value['id'] === 'string') {
      found.add(value['id'])
      count += 1
    }
    for (const inner of Object.values(value))
      if (typeof inner === 'object') count += collect(inner, found)
  }
  return count
}

/** Every id of a page's blocks and inside of them, hidden ones too, with its JSON Pointer, in order. */
export function anchorIds(page: unknown): [at: string, id: string][] {
  return idsAt(valueAt(page, '/blocks'), '/blocks')
}

/** The ids inside of a block that stands there, in order, with their JSON Pointers. */
export function innerIds(block: unknown, at: string): [at: string, id: string][] {
  const type = isRecord(block) ? block['type'] : undefined
  if (typeof type !== 'string' || !hasInnerIds(type)) return []
  return idsAt(block, at).filter(([place]) => place !== `${at}/id`)
}

/** Whether ids may stand twice among blocks and what is inside of them; that they do not is sure. */
export function mayRepeatIds(blocks: readonly unknown[]): boolean {
  const ids = new Set<string>()
  let count = 0
  for (const block of blocks) {
    if (!isRecord(block)) continue
    const { type, id } = block
    if (typeof type === 'string' && hasInnerIds(type)) count += collect(block, ids)
    else if (typeof id === 'string') {
      ids.add(id)
      count += 1
    }
  }
  return ids.size < count
}

/** Whether blocks of a type have things with ids inside; few have, and a check looks into no others. */
const hasInnerIds = memo((type: string): boolean => {
  const schema = blockSchemas.get(type)
  const [, ...inner] = schema ? within(schema) : []
  return inner.some(({ properties }) => properties?.['id'] !== undefined)
})

function idsAt(value: unknown, at: string): [at: string, id: string][] {
  return [...textsOf(value, at)].filter(([place]) => place.endsWith('/id'))
}
