import { produce } from 'immer'

import { isRecord } from '#engine/is-record.ts'
import { steps } from '#engine/text/pointer.ts'
import type { Command, Draft } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'

export interface SetValue {
  /** The document; left out, the open page. */
  readonly document?: DocumentId
  /** JSON Pointer into the document. */
  readonly at: string
  /** Undefined takes the setting out. */
  readonly value: unknown
  /** What people call the setting: "Heading". */
  readonly name: string
  /** Typing joins the step before it; a choice does not. */
  readonly typed?: boolean
  /** The keys of the object that holds the setting, as its schema lists them. A new one goes there. */
  readonly order?: readonly string[]
}

/** Gives one setting of a document another value. Every form and the canvas write by this. */
export const setValue: Command<SetValue> = {
  label: (_, { name, value }) => (value === undefined ? `Clear ${name}` : `Change ${name}`),
  allowed: ({ values, page }, { document = page }) =>
    values[document] !== undefined || 'This document isn’t open anymore.',
  field: ({ page }, { document = page, at, typed }) => (typed ? `${document}#${at}` : ''),
  apply(draft, { page }, { document = page, at, value, order }) {
    write(draft, [document, ...steps(at)], value, order)
    return undefined
  },
}

/**
 * Puts a value at the end of a way through a draft, from the document's id on; undefined takes it out.
 * Makes what is missing on the way; a way through something that is no object leads nowhere.
 */
export function write(
  draft: Draft,
  way: readonly string[],
  value: unknown,
  order: readonly string[] = [],
): void {
  let holder: Record<string, unknown> = draft
  for (const [index, step] of way.slice(0, -1).entries()) {
    const next = way[index + 1] ?? ''
    if (value === undefined && holder[step] === undefined) return
    holder[step] ??= /^\d+$/.test(next) ? [] : {}
    const inner = holder[step]
    if (typeof inner !== 'object' || inner === null) return
    // Taken out of a copy, so that undo brings the key back where it stood.
    if (index === way.length - 2 && value === undefined && isRecord(inner)) {
      const { [next]: _, ...rest } = inner
      holder[step] = rest
      return
    }
    // A new key stands where a careful person would write it, in a copy for the same reason.
    const isNew = isRecord(inner) && order.includes(next) && !Object.hasOwn(inner, next)
    if (index === way.length - 2 && isNew) {
      holder[step] = withKey(inner, next, value, order)
      return
    }
    holder = inner as Record<string, unknown>
  }
  const last = way.at(-1) ?? ''
  if (value !== undefined) holder[last] = value
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
}

/** A copy with one key more, after the last of those that stand before it in `order`. */
function withKey(
  holder: Readonly<Record<string, unknown>>,
  key: string,
  value: unknown,
  order: readonly string[],
): Record<string, unknown> {
  const before = new Set(order.slice(0, order.indexOf(key)))
  const entries = Object.entries(holder)
  const place = entries.findLastIndex(([other]) => before.has(other)) + 1
  return Object.fromEntries(entries.toSpliced(place, 0, [key, value]))
}

/** A text of a document, as it is to be. */
export interface NewText {
  readonly document: DocumentId
  /** JSON Pointer into the document. */
  readonly pointer: string
  readonly text: string
}

/** The documents with these texts. */
export function withTexts(values: Values, texts: readonly NewText[]): Values {
  return produce(values, (draft: Draft) => {
    for (const { document, pointer, text } of texts)
      write(draft, [document, ...steps(pointer)], text)
  })
}
