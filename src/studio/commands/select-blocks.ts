import type { Action } from '#studio/actions/action.ts'
import { NOTHING_SELECTED, selectedBlocks } from '#studio/actions/command.ts'
import { blocksOf } from '#studio/state/blocks.ts'
import { nothing } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { blockTitle } from './titles.ts'

const NO_BLOCKS = 'There are no blocks here.'

/** The block beside the selected ones, on that side. */
function beside(state: StudioState, by: -1 | 1) {
  const blocks = blocksOf(state)
  const selected = selectedBlocks(state)
  const edge = by < 0 ? selected[0] : selected.at(-1)
  return edge && blocks[blocks.indexOf(edge) + by]
}

function extend(id: string, title: string, key: string, by: -1 | 1): Action {
  return {
    id,
    group: 'Select',
    title,
    keys: [key],
    allowed: (state) =>
      selectedBlocks(state).length === 0
        ? NOTHING_SELECTED
        : beside(state, by) !== undefined || 'There are no more blocks on this side.',
    run(state) {
      const next = beside(state, by)
      if (!next) return
      const chosen = new Set([...state.selection.blocks, next.id])
      const blocks = blocksOf(state).flatMap((block) => (chosen.has(block.id) ? [block.id] : []))
      state.select({ blocks, pointer: '' })
      state.say(`${blockTitle(next)} too, ${blocks.length} selected.`, 'aside')
    },
  }
}

export const actions: readonly Action[] = [
  {
    id: 'select-all',
    group: 'Select',
    title: 'Select all blocks',
    keys: ['Mod+a'],
    allowed: (state) => blocksOf(state).length > 0 || NO_BLOCKS,
    run(state) {
      const blocks = blocksOf(state).map(({ id }) => id)
      state.select({ blocks, pointer: '' })
      state.say(`${blocks.length} selected.`, 'aside')
    },
  },
  {
    id: 'select-nothing',
    group: 'Select',
    title: 'Select nothing',
    keys: ['Escape'],
    // Also a key that is pressed once too often, and then says nothing.
    allowed: () => true,
    run({ selection, view, select, say }) {
      const isEmpty = selection.blocks.length === 0 && selection.pointer === ''
      if (isEmpty || view.carried) return
      select(nothing)
      say('Nothing is selected.', 'aside')
    },
  },
  extend('extend-up', 'Select the block above too', 'Shift+ArrowUp', -1),
  extend('extend-down', 'Select the block below too', 'Shift+ArrowDown', 1),
]
