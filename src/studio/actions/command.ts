/**
 * A command is an object: key, button, menu, drag and command palette all run the same one.
 *
 * `allowed` refuses in a sentence, so a disabled menu item can say why. `label` names the undo step.
 * `apply` changes a draft of all documents and may say what to select afterwards.
 */
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import { blockIds, blocksOf } from '#studio/state/blocks.ts'
import type { Values } from '#studio/state/documents.ts'
import type { Selection } from '#studio/state/selection.ts'

/** What a command may look at. */
export interface Context {
  readonly values: Values
  /** The document that is open. */
  readonly page: DocumentId
  readonly selection: Selection
}

/** Documents to change in place. */
export type Draft = Record<DocumentId, unknown>

export interface Command<Args = void> {
  /** What was done, for the undo step and for a screen reader: "Move Faves up". */
  label(context: Context, args: Args): string
  /** True, or the sentence that says why not. */
  allowed(context: Context, args: Args): true | string
  /** Typing into the same field soon after joins this step. */
  field?(context: Context, args: Args): string
  /** Said after it worked, when the label is not enough: "Faves moved up, now 2 of 6." */
  said?(context: Context, args: Args): string
  /** Whether what it does is in sight anyway, so that only a screen reader is told. */
  aside?(context: Context, args: Args): boolean
  apply(draft: Draft, context: Context, args: Args): Selection | undefined
}

/** The list of blocks in a draft, to be changed in place. A command that asks has allowed it. */
export function draftBlocks(draft: Draft, page: DocumentId): Block[] {
  return (draft[page] as { blocks: Block[] }).blocks
}

/** Where the selected blocks stand, in order; several that are not neighbours too. */
export function selectedIndices({ values, page, selection }: Context): number[] {
  return blockIds(values[page]).flatMap((id, index) =>
    selection.blocks.includes(id as string) ? [index] : [],
  )
}

export function selectedBlocks(context: Context): Block[] {
  return blocksOf(context).filter(({ id }) => context.selection.blocks.includes(id))
}

/** What a command on selected blocks says where there are none. */
export const NOTHING_SELECTED = 'Select a block first.'
