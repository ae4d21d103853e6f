/**
 * The blocks of a document. Places are those in its own list, in which anything may stand that a
 * person typed.
 */
import { isRecord } from '#engine/is-record.ts'
import type { Block } from '#schema/types.ts'

import type { Values } from './documents.ts'

const none: readonly unknown[] = []

/** Whether a document has a list of blocks, also an empty one. */
export function holdsBlocks(document: unknown): boolean {
  return isRecord(document) && Array.isArray(document['blocks'])
}

/** What stands in the list of blocks; nothing where a document has no such list. */
export function entriesIn(document: unknown): readonly unknown[] {
  const blocks = isRecord(document) ? document['blocks'] : undefined
  return Array.isArray(blocks) ? (blocks as unknown[]) : none
}

/** The id of each of them, in order; undefined for what is no block. */
export function blockIds(document: unknown): readonly unknown[] {
  return entriesIn(document).map((entry) => (isRecord(entry) ? entry['id'] : undefined))
}

/** Those of them that are blocks. */
export function blocksIn(document: unknown): readonly Block[] {
  return entriesIn(document).filter(isRecord) as unknown as readonly Block[]
}

/** The blocks of the open page. */
export function blocksOf({ values, page }: { values: Values; page: string }): readonly Block[] {
  return blocksIn(values[page])
}
