import { oneOf } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Action } from '#studio/actions/action.ts'
import {
  type Command,
  type Context,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import { itemTitle } from '#studio/inspector/fields/list/item-title.ts'
import { listSchema } from '#studio/inspector/form/shape.ts'
import { named } from '#studio/outline/facts.ts'
import { type Selection, block as part } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

/** An item of a list of a block. */
export interface SelectedItem {
  readonly document: DocumentId
  /** Id of the block. */
  readonly block: string
  /** JSON Pointer of its list in the document. */
  readonly at: string
  /** The same inside of the block. */
  readonly inBlock: string
  readonly index: number
  readonly list: readonly unknown[]
  readonly schema: Schema
  /** What it is called: "The Banh Mi". */
  readonly title: string
}

/**
 * The innermost item of a list that is selected or holds what is; undefined where the block itself
 * is, or a part that is in no list. The lines of a headline and of a text are no list.
 */
export function selectedItem(context: Context): SelectedItem | undefined {
  for (let at = context.selection.pointer; at !== ''; at = holderOf(at)) {
    const list = listAt(context, holderOf(at))
    const index = Number(steps(at).at(-1))
    if (!list || !(index < list.list.length)) continue
    return {
      ...list,
      index,
      title: titleIn(context, list.schema, list.list[index]) || `${list.title} ${index + 1}`,
    }
  }
  return undefined
}

/** The last item of each list of the selected block, -1 in an empty one; none where several are. */
export function lastItems(context: Context): SelectedItem[] {
  const [block] = selectedBlocks(context)
  return Object.keys(block ?? {}).flatMap((key) => {
    const list = listAt(context, `/${escaped(key)}`)
    return list ? [{ ...list, index: list.list.length - 1 }] : []
  })
}

/** A list of the only selected block, with what one of its items is called. */
function listAt(context: Context, inBlock: string): Omit<SelectedItem, 'index'> | undefined {
  const [block, ...more] = selectedBlocks(context)
  const root = block && blockSchemas.get(block.type)
  const schema = root && more.length === 0 ? listSchema(root, block, inBlock) : undefined
  const list = valueAt(block, inBlock)
  if (!block || !schema || !Array.isArray(list)) return undefined
  return {
    document: context.page,
    block: block.id,
    at: `/blocks/${selectedIndices(context)[0]}${inBlock}`,
    inBlock,
    list: list as unknown[],
    schema,
    title: oneOf(steps(inBlock).at(-1) ?? '', schema),
  }
}

/** What an item of such a list is called: its own words or those of what it names; '' without. */
export function titleIn(
  { values }: Pick<Context, 'values'>,
  { items }: Schema,
  item: unknown,
): string {
  const names = items?.['x-ref']
  return itemTitle(names === undefined ? item : named(names, item, values))
}

/** The item in the place of `index` selected, or what the list stands in where it is empty. */
export function selectionIn({ block, inBlock }: SelectedItem, index: number): Selection {
  return part(block, index < 0 ? holderOf(inBlock) : `${inBlock}/${index}`)
}

/** What an action does to an item: whether it may, and what is selected afterwards. */
export interface Step {
  allowed(state: StudioState): true | string
  run(state: StudioState): void
}

export function step<Args>(command: Command<Args>, args: Args, to: Selection): Step {
  return {
    allowed: (state) => command.allowed(state, args),
    run: (state) => {
      if (state.run(command, args)) state.select(to)
    },
  }
}

/**
 * An action on blocks that is on the item of a list instead where one is selected. `onItem` answers
 * what it does there, or the sentence that says why not.
 */
export function orItem(onBlocks: Action, onItem: (item: SelectedItem) => Step | string): Action {
  const what = (state: StudioState): Step | string => {
    const item = selectedItem(state)
    return item ? onItem(item) : onBlocks
  }
  return {
    ...onBlocks,
    allowed(state) {
      const found = what(state)
      return typeof found === 'string' ? found : found.allowed(state)
    },
    run(state) {
      const found = what(state)
      if (typeof found !== 'string') found.run(state)
    },
  }
}

/** An action that an item of a list knows nothing of. */
export function blocksOnly(onBlocks: Action): Action {
  return orItem(
    onBlocks,
    ({ title }) => `This is for whole blocks, and “${title}” is a part of one.`,
  )
}
