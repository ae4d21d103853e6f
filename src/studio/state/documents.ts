/**
 * The documents of a site while they are edited.
 *
 * Each is a value, and beside it what is on disk: the text it was opened from and its hash. The
 * values are what commands change and history remembers; what is on disk changes only by saving and
 * by others. Text is made from a value when it is needed, in the form that the file has.
 */
import { movedFiles } from '#engine/diff/moved-files.ts'
import { equal } from '#engine/edit/equal.ts'
import { rewrite } from '#engine/edit/rewrite.ts'
import { countKeys, mayRepeatKeys } from '#engine/text/guards.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { scan } from '#engine/text/scan.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import type { DocumentId, StoredDocument } from '#studio/api.ts'

/** Every document that is JSON, by id. A document that is not there was deleted. */
export type Values = Readonly<Record<DocumentId, unknown>>

/** What is on disk, and what the author made of the text of one that is no JSON. */
export interface Stored extends StoredDocument {
  readonly mended?: string
}

/** A text whose form a document keeps. */
export type Form = Pick<Stored, 'text' | 'mended'>

export type StoredDocuments = Readonly<Record<DocumentId, Stored>>

/** All documents at one moment. */
export interface Documents {
  readonly values: Values
  /** The values of what is on disk; a document that was never changed is the same object here. */
  readonly disk: Values
  readonly stored: StoredDocuments
  /**
   * The forms of documents without a file: of one that was deleted since, that came back from git or a
   * draft, or that got another name.
   */
  readonly forms: Readonly<Record<DocumentId, Form>>
}

/** The values of what is on disk; a file that cannot be read has none. */
export function opened(stored: StoredDocuments): Values {
  const values: Record<DocumentId, unknown> = {}
  for (const [id, { text }] of Object.entries(stored)) {
    const value = parsed(text)
    if (value !== undefined) values[id] = value
  }
  return values
}

/** Files that cannot be read, so that nothing of them can be shown but their text. */
export function unreadableIn(values: Values, disk: Values, stored: StoredDocuments): DocumentId[] {
  return Object.keys(stored).filter((id) => disk[id] === undefined && values[id] === undefined)
}

/**
 * Undefined for a text that is no JSON, is nested too deeply, or has a key twice: one of the two would
 * be lost.
 */
export function parsed(source: string): unknown {
  const text = withoutMark(source)
  let value: unknown
  try {
    value = jsonValue(text)
  } catch {
    return undefined
  }
  const isTwice =
    mayRepeatKeys(text, countKeys(value)) && scan(text, new Set()).duplicates.length > 0
  return isTwice ? undefined : value
}

/**
 * The text a document would be saved as: that on disk, or as it was mended, with just the changes
 * in it; the canonical form for a new document, and for one whose text nothing can be changed in.
 */
export function textOf(value: unknown, stored: Form | undefined): string {
  if (stored)
    try {
      return rewrite(stored.mended ?? stored.text, value)
    } catch {
      // A file that could not be read: what replaces it is whole.
    }
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * What the text of a document keeps the form of: its file, the one it had before it came back or got
 * another name, or that of a page on disk whose place it took. Undefined for one that is new.
 */
export function formOf(
  { values, disk, stored, forms }: Documents,
  id: DocumentId,
): Form | undefined {
  if (stored[id] || values[id] === undefined) return stored[id]
  if (forms[id]) return forms[id]
  const old = renamed(disk, values).get(id)
  return old === undefined ? undefined : stored[old]
}

/**
 * The forms after a step: a page that gets another name takes its own along, whether it has a file or
 * not. One that came back as it was has its own already, though a page like it goes in the same step.
 */
export function formsAfter(documents: Documents, next: Values): Documents['forms'] {
  const { values, forms } = documents
  if (Object.keys(next).every((id) => Object.hasOwn(values, id))) return forms
  const taken: Record<DocumentId, Form> = {}
  for (const [id, old] of renamed(values, next)) {
    const form = formOf(documents, old)
    const own = forms[id] && parsed(forms[id].text)
    if (form && !equal(own, next[id])) taken[id] = form
  }
  return { ...forms, ...taken }
}

/** The forms of the documents that a step takes away, to come back in by undo. */
export function formsGone(documents: Documents, next: Values): Documents['forms'] {
  const gone: Record<DocumentId, Form> = {}
  for (const id of Object.keys(documents.values)) {
    const form = Object.hasOwn(next, id) ? undefined : formOf(documents, id)
    if (form) gone[id] = form
  }
  return gone
}

function renamed(before: Values, after: Values): Map<DocumentId, DocumentId> {
  return movedFiles(new Map(Object.entries(before)), new Map(Object.entries(after)))
}

/** The text of a document that is there: as it would be saved, or that of a file which is no JSON. */
export function textIn(documents: Documents, id: DocumentId): string | undefined {
  const { values, disk, stored } = documents
  if (values[id] !== undefined) return textOf(values[id], formOf(documents, id))
  return disk[id] === undefined ? stored[id]?.text : undefined
}

/** Documents whose value is not that of the file, by id. What was changed and taken back is not. */
export function changedDocuments(values: Values, disk: Values): DocumentId[] {
  const ids = new Set([...Object.keys(values), ...Object.keys(disk)])
  return [...ids].filter((id) => values[id] !== disk[id] && !equal(values[id], disk[id])).toSorted()
}
