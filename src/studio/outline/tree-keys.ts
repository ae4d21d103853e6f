import type { KeyboardEvent } from 'react'

import { blockTitle } from '#studio/commands/titles.ts'
import { carryByKey } from '#studio/drag/carried.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import { rove } from '#studio/ui/rove.ts'
import type { typeahead } from '#studio/ui/typeahead.ts'

import type { TreeRow } from './tree-rows.ts'
import type { RowChoice } from './use-row-choice.ts'

/** What keys act on. */
interface Keyed {
  readonly state: StudioState
  readonly rows: readonly TreeRow[]
  readonly choice: RowChoice
  /** Opens and closes the parts of a block. */
  expand(id: string, open: boolean): void
  focusRow(at: number): void
  readonly find: ReturnType<typeof typeahead>
}

/** What a key means on a row. Answers whether it means anything. */
export function pressRow(event: KeyboardEvent, row: TreeRow, keyed: Keyed): boolean {
  const { key, altKey } = event
  const { state, choice, expand } = keyed
  if (altKey) return false
  const mod = event.ctrlKey || event.metaKey
  // While a block is carried no key by itself does anything else on a block.
  if (!mod && !row.part && (carryByKey(state, key) || state.view.carried)) return true
  const { part, expanded, id } = row
  const inside = keyed.rows[keyed.rows.indexOf(row) + 1]
  if (key === ' ' && mod) choice.toggle(row)
  else if (key === 'Enter' && !mod) state.showField()
  else if (key === 'ArrowRight' && expanded === false) expand(id, true)
  else if (key === 'ArrowRight' && expanded === true && !part && inside) choice.choose(inside)
  else if (key === 'ArrowLeft' && part) choice.choose({ ...row, part: undefined, pointer: '' })
  else if (key === 'ArrowLeft' && expanded === true) expand(id, false)
  else return walk(event, row, keyed)
  return true
}

/** To another row, by an arrow or by the letters of its name; selecting, unless a key is held. */
function walk(
  event: KeyboardEvent,
  row: TreeRow,
  { rows, choice, focusRow, find }: Keyed,
): boolean {
  const { key, shiftKey } = event
  const mod = event.ctrlKey || event.metaKey
  // Several are selected block by block, so their parts are stepped over.
  const walked = shiftKey && !mod ? rows.filter(({ part }) => !part) : rows
  const at = walked.findIndex(
    ({ index, pointer }) => index === row.index && (walked !== rows || pointer === row.pointer),
  )
  const titles = walked.map(({ entry, part }) => part?.title ?? blockTitle(entry as object))
  const isEdge = key === 'ArrowUp' ? at === 0 : key === 'ArrowDown' && at === walked.length - 1
  const typed = (): number | undefined => (mod ? undefined : find(key, event.timeStamp, titles, at))
  const to = isEdge ? at : (rove(key, at, walked.length) ?? typed())
  const next = to === undefined ? undefined : walked[to]
  if (to === undefined || !next) return false
  if (mod) focusRow(to)
  else if (shiftKey) choice.extendTo(next)
  else choice.choose(next)
  return true
}
