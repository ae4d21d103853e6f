/** What comes of a paste into a list. Loaded when somebody pastes. */
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { markedCells, pastedMarks } from '#studio/inspector/fields/rich-text/pasted-marks.ts'

import { pastedCells } from './pasted-cells.ts'
import { type Into, type Pasted, pastedLines, plainLines } from './pasted-lines.ts'

interface Paste extends Into {
  /** As the clipboard has it. */
  readonly html: string
  readonly text: string
  /** Whether the items have marks. */
  readonly isRich: boolean
  /** Whether the list is itself an item of one, as the row of a table is. */
  readonly isRow: boolean
  /** Of what holds the list. */
  readonly holder: Schema | undefined
}

/** Lines are items, and in a table cells are cells; undefined stays what it is. */
export function pasted({ html, text, isRich, isRow, holder, ...into }: Paste): Partial<Pasted> & {
  /** For the field alone. */
  readonly words?: string
} {
  if (isRow || hasRows(holder)) {
    const marked = isRich ? markedCells(html) : []
    const cells = pastedCells(text, { ...into, marked, isTable: /<tr\b/i.test(html) })
    if (typeof cells === 'string') return { refused: cells }
    if (cells) return { items: cells }
  }
  const marks = isRich ? pastedMarks(html) : []
  const lines = marks.length > 0 ? marks : plainLines(text)
  return (isRow ? undefined : pastedLines(lines, into)) ?? { words: lines.join(' ') }
}

/** Whether something has rows of cells, of which a list of words beside them are the titles. */
function hasRows(holder: Schema | undefined): boolean {
  return Object.values(holder?.properties ?? {}).some(
    ({ items: row }) => row !== undefined && resolved(row).type === 'array',
  )
}
