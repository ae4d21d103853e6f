/**
 * Texts of the JSON tab that are no JSON yet, as they were left: each beside the block that it is of,
 * or beside a whole document.
 */
import { movedFiles } from '#engine/diff/moved-files.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import type { DocumentId } from '#studio/api.ts'

import { blockIds, blocksIn } from './blocks.ts'
import type { StoredDocuments, Values } from './documents.ts'
import { listed } from './pages.ts'
import { blockAfter } from './renamed.ts'

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
  if (block !== '') return blockIds(values[document]).includes(block)
  return values[document] !== undefined || stored[document] !== undefined
}

type Documents = Readonly<{ unread: Unread; values: Values; stored: StoredDocuments }>

/** The parts that have such a text: a document, and a block of it or '' for all of it. */
export function unreadParts({ unread, values, stored }: Documents): [DocumentId, string][] {
  const there = Object.keys(unread).filter((key) => isThere(key, values, stored))
  return there.map(partOf)
}

/** Says which documents have a text that cannot be saved before it is mended; '' where none has. */
export function unsavedWords(state: Documents): string {
  const documents = [...new Set(unreadParts(state).map(([document]) => document))].toSorted()
  if (documents.length === 0) return ''
  return `What you typed in the JSON tab of ${listed(documents)} isn’t valid JSON yet, so it isn’t saved. Fix it there.`
}

/**
 * The texts after a step. One follows a block that gets another id, and a page that gets another name.
 * It stays while its block is gone, which may come back: by undo, or as it was when the text was
 * begun, here or on another page, as what was cut does. A new block has no text, though it has the id
 * of an old one.
 */
export function carried(unread: Unread, before: Values, after: Values, undone: boolean): Unread {
  const all = Object.entries(unread)
  if (all.length === 0) return unread
  const carried: Record<string, Left> = {}
  const moved = movedFiles(new Map(Object.entries(before)), new Map(Object.entries(after)))
  const names = new Map([...moved].map(([to, from]) => [from, to]))
  for (const [key, text] of all) {
    const next = keyAfter(key, text, { before, after, names }, undone)
    if (next !== undefined) carried[next] = text
  }
  return carried
}

interface Change {
  readonly before: Values
  readonly after: Values
  /** The new path of each page that has another, by the old one. */
  readonly names: ReadonlyMap<DocumentId, DocumentId>
}

/** The name of a text after a step; undefined where what has its block's id now is another block. */
function keyAfter(
  key: string,
  { began }: Left,
  { before, after, names }: Change,
  undone: boolean,
): string | undefined {
  const [document, block] = partOf(key)
  const name = names.get(document) ?? document
  const was = before[document]
  const is = after[name]
  if (block === '') return unreadKey(name, undefined)
  if (blockIds(was).includes(block)) return unreadKey(name, blockAfter(was, is, block))
  if (!blockIds(is).includes(block)) return arrivedAt(began, before, after) ?? key
  if (was === is || undone) return key
  return equal(blockOf(is, block), began) ? key : undefined
}

/** Where a block that was cut out has come in as it was, by whatever id was free there. */
function arrivedAt(began: unknown, before: Values, after: Values): string | undefined {
  for (const [document, is] of Object.entries(after)) {
    if (is === before[document] || !isRecord(began)) continue
    const had = blockIds(before[document])
    const found = blocksIn(is).find(({ id, ...block }) => {
      const { id: _, ...old } = began
      return !had.includes(id) && equal(block, old)
    })
    if (found) return unreadKey(document, found.id)
  }
  return undefined
}

function blockOf(document: unknown, id: string): unknown {
  return blocksIn(document).find((block) => block.id === id)
}

function partOf(key: string): [document: DocumentId, block: string] {
  const cut = key.indexOf('#')
  return [key.slice(0, cut), key.slice(cut + 1)]
}
