/**
 * A command is an object: key, button, menu, drag and command palette all run the same one.
 *
 * `allowed` refuses in a sentence, so a disabled menu item can say why. `label` names the undo step.
 * `apply` changes a draft of all documents and may say what to select afterwards.
 */
import type { Block, Page } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
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
  /** `move-block`. */
  readonly id: string
  /** As the palette lists it: "Move up". */
  readonly title: string
  /** What was done, for the undo step and for a screen reader: "Move Faves up". */
  label(context: Context, args: Args): string
  /** True, or the sentence that says why not. */
  allowed(context: Context, args: Args): true | string
  /** Typing into the same field soon after joins this step. */
  field?(context: Context, args: Args): string
  /** Said after it worked, when the label is not enough: "Faves moved up, now 2 of 6." */
  said?(context: Context, args: Args): string
  apply(draft: Draft, context: Context, args: Args): Selection | undefined
}

/** The blocks of the open page; none where it is no page, or its blocks are no list. */
export function blocksOf({ values, page }: Pick<Context, 'values' | 'page'>): readonly Block[] {
  return blocksIn(values[page])
}

export function blocksIn(document: unknown): readonly Block[] {
  const { blocks } = (document ?? {}) as Partial<Page>
  return Array.isArray(blocks)
    ? blocks.filter((block) => typeof block === 'object' && block !== null)
    : []
}

/** The same in a draft, to be changed in place. */
export function draftBlocks(draft: Draft, page: DocumentId): Block[] {
  return (draft[page] as { blocks: Block[] }).blocks
}

/** Where the selected blocks stand, in order; several that are not neighbours too. */
export function selectedIndices(context: Context): number[] {
  return blocksOf(context).flatMap(({ id }, index) =>
    context.selection.blocks.includes(id) ? [index] : [],
  )
}
