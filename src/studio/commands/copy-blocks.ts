import { type StudioState, contextOf } from '#studio/state/store.ts'

import type { Action } from './action.ts'
import { textOfBlocks } from './blocks-text.ts'
import { type Command, NOTHING_SELECTED, selectedBlocks, selectedIndices } from './command.ts'
import { deleteBlocks } from './delete-blocks.ts'
import { blocksTitle } from './titles.ts'

/** Takes out the selected blocks, whose text is on the clipboard already. */
export const cutBlocks: Command = {
  ...deleteBlocks,
  label: (context) => `Cut ${blocksTitle(selectedBlocks(context))}`,
}

/** What copying puts on the clipboard; undefined where nothing is selected. */
export function copiedText(state: StudioState): string | undefined {
  const blocks = selectedBlocks(contextOf(state))
  return blocks.length === 0 ? undefined : textOfBlocks(blocks)
}

/** Says what is on the clipboard, or for a cut takes it out of the page. */
export function copied(state: StudioState, cut: boolean): void {
  if (cut) state.run(cutBlocks, undefined)
  else state.say(`Copied ${blocksTitle(selectedBlocks(contextOf(state)))}.`)
}

const some = (state: StudioState): true | string =>
  selectedIndices(contextOf(state)).length > 0 || NOTHING_SELECTED

function copy(state: StudioState, cut: boolean): void {
  navigator.clipboard.writeText(copiedText(state) ?? '').then(
    () => copied(state, cut),
    () => state.say('The browser keeps its clipboard to itself here. Use the keys instead.', true),
  )
}

export const actions: readonly Action[] = [
  {
    id: 'copy',
    group: 'Blocks',
    title: 'Copy',
    keys: ['Mod+c'],
    told: true,
    allowed: some,
    run: (state) => copy(state, false),
  },
  {
    id: 'cut',
    group: 'Blocks',
    title: 'Cut',
    keys: ['Mod+x'],
    told: true,
    allowed: some,
    run: (state) => copy(state, true),
  },
]
