import { useState } from 'react'

import { chosen } from '#studio/canvas/chosen.ts'
import { type Selection, block } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { type Range, type TreeRow, idsBetween } from './tree-rows.ts'

/** What rows do to the selection. */
export interface RowChoice {
  readonly range: Range
  /** Selects what a row shows, or says why not. Answers whether it did. */
  choose(row: TreeRow): boolean
  /** The same, where its block is not among those that are selected. */
  hold(row: TreeRow): boolean
  /** Selects all from where the selection began to this row. */
  extendTo(row: TreeRow): void
  /** Adds one to the selection, or takes it out. */
  toggle(row: TreeRow): void
}

export function useRowChoice(rows: readonly TreeRow[], selection: Selection): RowChoice {
  const store = useStudioStore()
  const [range, setRange] = useState<Range>({ from: '', to: '' })
  const isNamed = ({ id }: TreeRow): boolean => {
    if (id === '')
      store
        .getState()
        .say('This block has no name of its own. Give it an id in its JSON.', 'refused')
    return id !== ''
  }
  const choose = (row: TreeRow): boolean => {
    if (!isNamed(row)) return false
    store.getState().select(block(row.id, row.pointer))
    setRange({ from: row.id, to: row.id })
    return true
  }
  return {
    range,
    choose,
    hold: (row) => selection.blocks.includes(row.id) || choose(row),
    extendTo(row) {
      if (!isNamed(row)) return
      // What is selected may be gone, until it comes again with a redo.
      const there = selection.blocks.filter((id) => rows.some((one) => one.id === id))
      const from = there.includes(range.from) ? range.from : (there[0] ?? row.id)
      store.getState().select({ blocks: idsBetween(rows, { from, to: row.id }), pointer: '' })
      setRange({ from, to: row.id })
    },
    toggle(row) {
      if (!isNamed(row)) return
      const ids = rows.flatMap(({ part, id }) => (part ? [] : [id]))
      const one = { ctrlKey: true, metaKey: false, shiftKey: false }
      store.getState().select(chosen(selection, ids, row.id, '', one))
      setRange({ from: row.id, to: row.id })
    },
  }
}
