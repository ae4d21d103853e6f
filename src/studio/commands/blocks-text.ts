/**
 * Blocks as text on the clipboard: plain JSON, as it stands in a page file, so that it can be sent,
 * kept and read, and so that JSON from anywhere can be pasted.
 */
import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { blockAliases, blockSchemas } from '#engine/schema/schema.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import type { Block } from '#schema/types.ts'

/** One block as an object, several as a list. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return `${JSON.stringify(blocks.length === 1 ? blocks[0] : blocks, null, 2)}\n`
}

/**
 * The blocks that a text holds, which may be a block, a list of them or a whole page; a sentence
 * where there is none, or one of a type that does not exist.
 */
export function blocksOfText(text: string): readonly Block[] | string {
  if (text.trim() === '') return 'There’s no block on the clipboard. Copy one first.'
  const found = entries(text)
  if (!found || found.length === 0)
    return 'What was copied isn’t a block. Copy one here, or the JSON of one.'
  for (const entry of found) {
    const type = isRecord(entry) ? entry['type'] : undefined
    if (typeof type !== 'string')
      return 'What was copied has a part that isn’t a block: it has no type.'
    if (blockSchemas.has(type)) continue
    const guess = nearest(type, blockSchemas.keys(), blockAliases)
    return `There’s no block called “${type}”.${guess === undefined ? '' : ` Did you mean “${guess}”?`}`
  }
  return found as readonly Block[]
}

function entries(text: string): readonly unknown[] | undefined {
  let value: unknown
  try {
    // A comma is left behind where a block was taken out of a list by hand.
    value = jsonValue(text.replace(/,\s*$/, ''))
  } catch {
    return undefined
  }
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Array.isArray(value['blocks']) ? value['blocks'] : 'type' in value ? [value] : undefined
}
