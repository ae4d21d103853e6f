import { isRecord } from '#engine/is-record.ts'
import { fits } from '#engine/schema/fits.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import type { Action } from '#studio/actions/action.ts'
import type { Command } from '#studio/actions/command.ts'
import { insertItem } from '#studio/inspector/fields/list/item-commands.ts'
import { schemaFor } from '#studio/inspector/form/shape.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { blocksOfText } from './blocks-text.ts'
import { arrivalRefusal, insertBlocks } from './insert-blocks.ts'
import { lostLinkWords } from './lost-links.ts'
import {
  type SelectedItem,
  lastItems,
  selectedItem,
  selectionIn,
  step,
  titleIn,
} from './selected-item.ts'
import { blocksTitle } from './titles.ts'
import { unreadableWords } from './unreadable.ts'

/** Puts the blocks that a text holds below what is selected, and selects them. */
export const pasteBlocks: Command<{ text: string }> = {
  label: (_, { text }) => `Paste ${blocksTitle(held(text))}`,
  allowed(context, { text }) {
    const blocks = blocksOfText(text)
    return typeof blocks === 'string' ? blocks : arrivalRefusal(context, { blocks })
  },
  said(context, { text }) {
    // Not refused: what was cut out here must find its way back.
    const what = [context.values, context.page, held(text)] as const
    const wrong = unreadableWords(...what) ?? lostLinkWords(...what)
    return `Paste ${blocksTitle(held(text))}. ${wrong ?? 'Done.'}`
  },
  apply: (draft, context, { text }) => insertBlocks.apply(draft, context, { blocks: held(text) }),
}

/**
 * Puts what a text holds below what is selected: blocks below its block, and what is no block below
 * the selected item of a list, where it is of the same kind. With no item selected it joins the one
 * list of the block that takes it.
 */
export function paste(state: StudioState, text: string): void {
  const value = typeof blocksOfText(text) === 'string' ? valueOf(text) : undefined
  const item = selectedItem(state) ?? onlyTaker(state, value)
  if (!item || value === undefined) return void state.run(pasteBlocks, { text })
  const { list, schema, title } = item
  if (!isLike(schema.items ?? {}, value))
    return state.say(`What was copied doesn’t fit beside “${title}”.`, 'refused')
  const pasted = titleIn(state, schema, value) || title
  if (schema.uniqueItems === true && list.includes(value))
    return state.say(`This list has “${pasted}” already.`, 'refused')
  const index = item.index + 1
  const most = schema.maxItems ?? Infinity
  const args = { ...item, title: pasted, index, value, most }
  step(insertItem, args, selectionIn(item, index)).run(state)
}

/** The end of the only list of the selected block that takes a thing; a text is too easily like one. */
function onlyTaker(state: StudioState, value: unknown): SelectedItem | undefined {
  if (!isRecord(value)) return undefined
  const [taker, ...more] = lastItems(state).filter(({ schema }) =>
    isLike(schema.items ?? {}, value),
  )
  return more.length === 0 ? taker : undefined
}

function valueOf(text: string): unknown {
  try {
    return jsonValue(text)
  } catch {
    return undefined
  }
}

/** Whether an item has what its list asks for, and nothing that its list does not know. */
function isLike(of: Schema, value: unknown): boolean {
  if (!fits(resolved(of), value)) return false
  const { properties, required = [] } = schemaFor(of, value)
  if (!properties || !isRecord(value)) return true
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, inner]) => {
      const known = properties[key]
      return known !== undefined && fits(resolved(known), inner)
    })
  )
}

function held(text: string) {
  const blocks = blocksOfText(text)
  return typeof blocks === 'string' ? [] : blocks
}

export const actions: readonly Action[] = [
  {
    id: 'paste',
    group: 'Blocks',
    title: 'Paste',
    keys: ['Mod+v'],
    told: true,
    allowed: () => true,
    run(state) {
      navigator.clipboard.readText().then(
        (text) => paste(state, text),
        () =>
          state.say(
            'Your browser blocked the clipboard. Use the keyboard shortcut instead.',
            'refused',
          ),
      )
    },
  },
]
