/**
 * Texts of the JSON tab that are no JSON yet, as they were left: each beside the block that it is of,
 * or beside a whole document.
 */
import { equal } from '#engine/edit/equal.ts'
import type { DocumentId } from '#studio/api.ts'
import { blocksIn } from '#studio/commands/command.ts'

import type { StoredDocuments, Values } from './documents.ts'
import { blockAfter, idsIn } from './renamed.ts'

export interface Left {
  readonly text: string
  /** What it is of, as that was when it was begun; undefined where nobody knows. */
  readonly began?: unknown
}

export type Unread = Readonly<Record<string, Left>>

/** The name under which a text is kept. */
export function unreadKey(document: DocumentId, block: string | undefined): string {
  return `${document}#${block ?? ''}`
}

/** Whether what a text is of is there: a block of a page, a document, a file that is no JSON. */
export function isThere(key: string, values: Values, stored: StoredDocuments): boolean {
  const [document, block] = partOf(key)
  if (block !== '') return idsIn(values[document]).includes(block)
  return values[document] !== undefined || stored[document] !== undefined
}

/**
 * The texts after a step. One follows a block that gets another id, and stays while its block is
 * gone, which may come back: by undo, or as it was when the text was begun, as what was cut does. A
 * new block has no text, though it has the id of an old one.
 */
export function carried(unread: Unread, before: Values, after: Values, undone: boolean): Unread {
  const all = Object.entries(unread)
  if (all.length === 0) return unread
  return Object.fromEntries(
    all.flatMap(([key, text]) => {
      const [document, block] = partOf(key)
      if (block === '' || before[document] === after[document]) return [[key, text]]
      if (!idsIn(before[document]).includes(block) && idsIn(after[document]).includes(block))
        return undone || equal(blockOf(after[document], block), text.began) ? [[key, text]] : []
      return [[unreadKey(document, blockAfter(before[document], after[document], block)), text]]
    }),
  )
}

function blockOf(document: unknown, id: string): unknown {
  return blocksIn(document).find((block) => block.id === id)
}

function partOf(key: string): [document: DocumentId, block: string] {
  const cut = key.indexOf('#')
  return [key.slice(0, cut), key.slice(cut + 1)]
}
