/**
 * What a document of the site is made of, as a list of entries: shops, links, sections of the menu
 * with what is in them, rows of the quiz. It follows from the shape of the document, so a kind of
 * document that comes later needs nothing here.
 */
import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'
import { itemTitle } from '#studio/inspector/fields/list/item-title.ts'

export interface Entry {
  /** JSON Pointer into the document. */
  readonly at: string
  readonly title: string
  /** 0 for an entry, 1 for what is in one. */
  readonly depth: number
}

/** The entries of all lists of a document, in order. */
export function entriesOf(document: unknown): Entry[] {
  if (!isRecord(document)) return []
  return Object.entries(document).flatMap(([key, value]) => entriesIn(value, `/${escaped(key)}`, 0))
}

function entriesIn(holder: unknown, at: string, depth: number): Entry[] {
  if (depth > 1 || !holdsEntries(holder)) return []
  return Object.entries(holder).flatMap(([key, value]) => {
    const own = `${at}/${escaped(key)}`
    const title = Array.isArray(holder)
      ? itemTitle(value) || `${Number(key) + 1}`
      : nameOf(value) || key
    const inner = Object.entries(value as Record<string, unknown>)
      .filter(([, one]) => Array.isArray(one))
      .flatMap(([name, one]) => entriesIn(one, `${own}/${escaped(name)}`, depth + 1))
    return [{ at: own, title, depth }, ...inner]
  })
}

/** What one of a record calls itself; else its key says more than the first of its settings. */
function nameOf(value: unknown): string {
  if (!isRecord(value)) return ''
  return itemTitle([value['name'], value['label']].find((name) => typeof name === 'string'))
}

/** A list of groups of settings, or such groups by name. A group of settings alone is neither. */
function holdsEntries(value: unknown): value is Record<string, unknown> | unknown[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRecord)
  if (!isRecord(value)) return false
  const inner = Object.values(value)
  return inner.length > 0 && inner.every((one) => isRecord(one) && Object.keys(one).length > 2)
}
