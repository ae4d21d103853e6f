import type { Schema } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { keysAround } from '#studio/inspector/form/bind.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { below } from '#studio/inspector/form/settings-of.ts'
import { block as part } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'
import type { MenuItem } from '#studio/ui/Menu.tsx'

import { insertItem, moveItem, moveToList, removeItem } from './item-commands.ts'
import { itemTitle } from './item-title.ts'
import { otherLists } from './other-lists.ts'

interface OfList {
  /** The list, as its form names it. */
  readonly at: string
  readonly schema: Schema
  readonly items: readonly unknown[]
  /** What one of the list is called. */
  readonly one: string
}

/** What is done to the items of a list, each a step to take back. Each answers whether it was done. */
export function useItemActions({ at, schema, items, one }: OfList) {
  const store = useStudioStore()
  const { document, base, block, schema: form } = useForms()
  const { minItems: least, maxItems: most } = schema
  const list = (index: number) => ({
    document,
    at: base + at,
    title: itemTitle(items[index]) || `${one} ${index + 1}`,
  })
  const select = (index: number): void => {
    if (block !== undefined) store.getState().select(part(block, below(at, index)))
  }
  return {
    select,
    insert(index: number, value: unknown): boolean {
      const title = itemTitle(value) || one
      const { values, run } = store.getState()
      const order = keysAround(form, valueAt(values[document], base), at)
      return run(insertItem, { ...list(index), title, index, value, most, order })
    },
    remove: (index: number): boolean =>
      store.getState().run(removeItem, { ...list(index), index, least }),
    move(from: number, to: number): boolean {
      const done = store.getState().run(moveItem, { ...list(from), from, to })
      if (done) select(to)
      return done
    },
    /**
     * The other lists that an item can go to, as a menu shows them: of its block, or else of its
     * document. `moved` hears that it did.
     */
    elsewhere(index: number, moved: () => void): MenuItem[] {
      const { values, run } = store.getState()
      const whole = block === undefined ? '' : base
      const inWhole = (base + at).slice(whole.length)
      return otherLists(valueAt(values[document], whole), inWhole).map((other) => {
        const to = { ...other, at: whole + other.at }
        const wish = { ...list(index), index, to, least, most }
        const allowed = moveToList.allowed(store.getState(), wish)
        return {
          id: to.at,
          label: to.title,
          refused: allowed === true ? undefined : allowed,
          choose() {
            if (run(moveToList, wish)) moved()
          },
        }
      })
    },
  }
}
