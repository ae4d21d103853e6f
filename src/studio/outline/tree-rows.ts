import { isRecord } from '#engine/is-record.ts'
import { isWithin } from '#engine/text/pointer.ts'
import type { Values } from '#studio/state/documents.ts'
import type { Selection } from '#studio/state/selection.ts'

import { type Part, partsOf } from './facts.ts'

/** A row of the tree: a block by its place, or a part of one. */
export interface TreeRow {
  readonly index: number
  readonly entry: unknown
  /** '' where the block has none, and cannot be selected. */
  readonly id: string
  readonly pointer: string
  readonly part: Part | undefined
  readonly parts: readonly Part[]
  readonly expanded: boolean | undefined
}

/** What the author opened and closed by hand, by block id. */
export type Toggled = ReadonlyMap<string, boolean>

/** All rows that show, in order. The only selected block shows its parts, unless they were closed. */
export function treeRows(
  entries: readonly unknown[],
  values: Values,
  { blocks }: Selection,
  toggled: Toggled,
): TreeRow[] {
  return entries.flatMap((entry, index) => {
    const id = isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : ''
    const parts = partsOf(entry, values)
    const open = toggled.get(id) ?? (blocks.length === 1 && blocks[0] === id && id !== '')
    const expanded = parts.length === 0 ? undefined : open
    const row = { index, entry, id, parts, expanded }
    const inner = expanded === true ? parts : []
    return [
      { ...row, pointer: '', part: undefined },
      ...inner.map((part) => ({ ...row, pointer: part.pointer, part })),
    ]
  })
}

/** Rows that stand together: of blocks whose places lie side by side, with their parts. */
export interface RowRun {
  /** The place of the first of them among all rows. */
  readonly at: number
  readonly rows: readonly TreeRow[]
}

/** How many blocks a run has, but the last. */
const RUN = 10

/** The rows in runs, by the place of the block, so that a row stays in its run when others open. */
export function runsOf(rows: readonly TreeRow[]): RowRun[] {
  const runs: { at: number; rows: TreeRow[] }[] = []
  for (const [at, row] of rows.entries()) {
    const run = (runs[Math.floor(row.index / RUN)] ??= { at, rows: [] })
    run.rows.push(row)
  }
  return runs
}

/** Where selecting several blocks began, and the one where it ended; ids. */
export interface Range {
  readonly from: string
  readonly to: string
}

/** The row of what was selected last, else of what is around it; -1 where nothing is selected. */
export function rowOf(
  rows: readonly TreeRow[],
  { blocks, pointer }: Selection,
  { to }: Pick<Range, 'to'>,
): number {
  const id = blocks.includes(to) ? to : blocks.at(-1)
  const best = rows.findLastIndex(
    (row) => row.id !== '' && row.id === id && isWithin(pointer, row.pointer),
  )
  return best >= 0 ? best : rows.findIndex((row) => row.id !== '' && row.id === id)
}

/** Ids from one block to another, both with it, in the order of the page. */
export function idsBetween(rows: readonly TreeRow[], { from, to }: Range): string[] {
  const ids = rows.flatMap(({ part, id }) => (part || id === '' ? [] : [id]))
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)]
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}
