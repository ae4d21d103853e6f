import type { ClipboardEvent } from 'react'

import { type Schema, resolved } from '#engine/schema/schema.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { markedCells, pastedMarks } from '#studio/inspector/fields/rich-text/pasted-marks.ts'
import type { Setter } from '#studio/inspector/form/bind.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { nameOf, schemaAt } from '#studio/inspector/form/shape.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { pastedCells } from './pasted-cells.ts'
import { pastedLines, plainLines } from './pasted-lines.ts'

interface OfList {
  readonly at: string
  readonly schema: Schema
  readonly items: readonly unknown[]
  readonly set: Setter
  placeOf(target: Element): number
  /** Puts the cursor into the item in that place. */
  focus(index: number): void
}

/**
 * What is pasted into a list of words: lines are items, and in a table cells are cells. The list hears
 * of it before the field, which would take all of it as one line.
 */
export function usePaste({ at, schema, items, set, placeOf, focus }: OfList) {
  const store = useStudioStore()
  const { document, base, schema: root } = useForms()
  const of: Schema = schema.items ?? {}
  return (event: ClipboardEvent): void => {
    const field = event.target
    const isWords = resolved(of).type === 'string' && isText(field)
    const index = isWords ? placeOf(field) : -1
    if (!isWords || index < 0) return
    const isRich = nameOf(of) === 'RichLine'
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    const write = (next: readonly unknown[], refused?: string): void => {
      // The field would paste it as well.
      event.preventDefault()
      event.stopPropagation()
      if (next !== items) set(next)
      if (refused !== undefined) store.getState().say(refused, 'refused')
    }
    const isRow = /\/\d+$/.test(at)
    const holder = schemaAt(root, valueAt(store.getState().values[document], base), holderOf(at))
    if (isRow || hasRows(holder)) {
      const marked = isRich ? markedCells(html) : []
      const cells = pastedCells(text, { items, index, marked, isTable: /<tr\b/i.test(html) })
      if (typeof cells === 'string') return write(items, cells)
      if (cells) return write(cells)
      if (isRow) return undefined
    }
    const marks = isRich ? pastedMarks(html) : []
    const { value: words, selectionStart, selectionEnd } = field
    const around = [
      words.slice(0, selectionStart ?? words.length),
      words.slice(selectionEnd ?? words.length),
    ] as const
    const lines = marks.length > 0 ? marks : plainLines(text)
    const pasted = pastedLines(lines, { items, index, around, most: schema.maxItems })
    if (!pasted) return undefined
    write(pasted.items, pasted.refused)
    return focus(pasted.last)
  }
}

/** A field of an item, and not of a panel beside it. */
function isText(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.closest('[popover]') === null
}

/** Whether something has rows of cells, of which a list of words beside them are the titles. */
function hasRows(holder: Schema | undefined): boolean {
  return Object.values(holder?.properties ?? {}).some(
    ({ items: row }) => row !== undefined && resolved(row).type === 'array',
  )
}
