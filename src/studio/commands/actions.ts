/**
 * Everything an author can do without saying more, as keys, menus and the palette find it: a command
 * with its arguments, or one of the editor itself. A file of this folder adds its own here.
 */
import { changedDocuments } from '#studio/state/documents.ts'
import type { StudioState } from '#studio/state/store.ts'
import { contextOf } from '#studio/state/store.ts'

import type { Command } from './command.ts'
import { deleteBlocks } from './delete-blocks.ts'
import { moveBlocks } from './move-blocks.ts'

export interface Action {
  readonly id: string
  readonly title: string
  /** As `keyName` spells them; the first is shown. */
  readonly keys: readonly string[]
  /** Also while somebody is typing. */
  readonly always?: boolean
  /** True, or the sentence that says why not. */
  allowed(state: StudioState): true | string
  run(state: StudioState): void
}

function action<Args>(
  id: string,
  title: string,
  keys: readonly string[],
  command: Command<Args>,
  args: Args,
): Action {
  return {
    id,
    title,
    keys,
    allowed: (state) => command.allowed(contextOf(state), args),
    run: (state) => void state.run(command, args),
  }
}

export const actions: readonly Action[] = [
  action('move-up', 'Move up', ['Alt+ArrowUp'], moveBlocks, { by: -1 }),
  action('move-down', 'Move down', ['Alt+ArrowDown'], moveBlocks, { by: 1 }),
  action('delete', 'Delete', ['Delete', 'Backspace'], deleteBlocks, undefined),
  {
    id: 'save',
    title: 'Save',
    keys: ['Mod+s'],
    always: true,
    allowed: ({ values, disk }) =>
      changedDocuments(values, disk).length > 0 || 'Everything is saved.',
    run: (state) => state.save(),
  },
  {
    id: 'undo',
    title: 'Undo',
    keys: ['Mod+z'],
    always: true,
    allowed: ({ history }) => history.past.length > 0 || 'There is nothing to undo.',
    run: (state) => void state.travel('undo'),
  },
  {
    id: 'redo',
    title: 'Redo',
    keys: ['Mod+Shift+z', 'Mod+y'],
    always: true,
    allowed: ({ history }) => history.future.length > 0 || 'There is nothing to redo.',
    run: (state) => void state.travel('redo'),
  },
]
