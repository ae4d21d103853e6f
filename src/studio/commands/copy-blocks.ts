import type { Action } from '#studio/actions/action.ts'
import {
  type Command,
  NOTHING_SELECTED,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { textOfBlocks } from './blocks-text.ts'
import { deleteBlocks, takeOut } from './delete-blocks.ts'
import { type SelectedItem, selectedItem } from './selected-item.ts'
import { blocksTitle } from './titles.ts'

const NOT_CUT =
  'This was copied, not cut, because something else changed in the meantime. Select it and cut it again.'

/**
 * Takes out the selected blocks, whose text is on the clipboard already. A clipboard that asks its
 * owner first takes a while, in which others may be selected, or have other words.
 */
export const cutBlocks: Command<{ text: string }> = {
  label: (context) => `Cut ${blocksTitle(selectedBlocks(context))}`,
  allowed: (context, { text }) => textOfBlocks(selectedBlocks(context)) === text || NOT_CUT,
  apply: (draft, context) => deleteBlocks.apply(draft, context, undefined),
}

/** What copying puts on the clipboard; undefined where nothing is selected. */
export function copiedText(state: StudioState): string | undefined {
  const item = selectedItem(state)
  if (item) return textOfItem(item)
  const blocks = selectedBlocks(state)
  return blocks.length === 0 ? undefined : textOfBlocks(blocks)
}

function textOfItem({ list, index }: SelectedItem): string {
  return `${JSON.stringify(list[index], null, 2)}\n`
}

/** Says that a text is on the clipboard, or for a cut takes its blocks or its item out of the page. */
export function copied(state: StudioState, text: string, cut: boolean): void {
  const item = selectedItem(state)
  if (item && cut && textOfItem(item) !== text) state.say(NOT_CUT, 'refused')
  else if (item && cut) takeOut(item).run(state)
  else if (item) state.say(`Copied ${item.title}.`)
  else if (cut) state.run(cutBlocks, { text })
  else state.say(`Copied ${blocksTitle(selectedBlocks(state))}.`)
}

const some = (state: StudioState): true | string =>
  selectedIndices(state).length > 0 || NOTHING_SELECTED

function copy(state: StudioState, cut: boolean): void {
  const text = copiedText(state) ?? ''
  navigator.clipboard.writeText(text).then(
    () => copied(state, text, cut),
    () =>
      state.say(
        'Your browser blocked the clipboard. Use the keyboard shortcut instead.',
        'refused',
      ),
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
