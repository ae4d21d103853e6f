import { wholeBlocks } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import type { Command } from './command.ts'
import { shownKeys } from './shown-keys.ts'

/** Where the list of all actions shows it. */
export type ActionGroup = 'Blocks' | 'Select' | 'Site' | 'View'

/** Something an author can do without saying more, as keys, menus and the command palette find it. */
export interface Action {
  readonly id: string
  readonly group: ActionGroup
  /** Where it depends on what is selected, a function of it: Hide, Show. */
  readonly title: string | ((state: StudioState) => string)
  /** Other words that people look for it by, in small letters. */
  readonly also?: string
  /** As `keyName` spells them; the first is shown. */
  readonly keys: readonly string[]
  /** Also while somebody is typing. */
  readonly always?: boolean
  /** Only while the focus is on the page or in the outline: what is elsewhere is not about blocks. */
  readonly atBlocks?: boolean
  /** Only there, or while nothing has the focus: a letter alone, which who dictates says elsewhere. */
  readonly letter?: boolean
  /** Once, however long its keys are held down: it takes away, or adds, and the next one is another. */
  readonly once?: boolean
  /** The browser tells of these keys in its own way, as it does of copying. */
  readonly told?: boolean
  /** True, or the sentence that says why not. */
  allowed(state: StudioState): true | string
  run(state: StudioState, press?: Press): void
}

/** The key that an action is run by. */
export interface Press {
  /** One more time of a key that is held down. */
  readonly held: boolean
  /** In a field, which is to keep the focus. */
  readonly typing: boolean
}

/** A command with its arguments as an action. */
export function action<Args>(
  about: Pick<Action, 'id' | 'title' | 'keys' | 'atBlocks' | 'once'>,
  command: Command<Args>,
  args: Args,
): Action {
  return {
    group: 'Blocks',
    ...about,
    allowed: (state) => command.allowed(state, args),
    run: (state) => void state.run(command, args),
  }
}

/** Whether what it is about can be seen: among all pages nobody sees the blocks of one. */
export function isInSight({ group }: Action, { view }: StudioState): boolean {
  return view.screen === 'page' || (group !== 'Blocks' && group !== 'Select')
}

/** True, or the sentence that says why it cannot be done now. */
export function allowedNow(action: Action, state: StudioState): true | string {
  return isInSight(action, state) ? action.allowed(state) : 'Open a page first, to see its blocks.'
}

/** An action as a button, a menu or a list shows it now. */
export interface Offered {
  readonly id: string
  readonly label: string
  /** As people read them. */
  readonly keys: string | undefined
  /** Why it cannot be done now. */
  readonly refused: string | undefined
}

/** With `whole` as it is for the whole blocks of which something is selected. */
export function offered(action: Action, now: StudioState, whole = false): Offered {
  const state = whole ? { ...now, selection: wholeBlocks(now.selection) } : now
  const [keys] = action.keys
  const allowed = allowedNow(action, state)
  return {
    id: action.id,
    label: titleOf(action, state),
    keys: keys === undefined ? undefined : shownKeys(keys),
    refused: allowed === true ? undefined : allowed,
  }
}

export function titleOf({ title }: Action, state: StudioState): string {
  return typeof title === 'string' ? title : title(state)
}
