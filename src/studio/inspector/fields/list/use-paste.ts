import type { ClipboardEvent } from 'react'

import { type Schema, resolved } from '#engine/schema/schema.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Setter } from '#studio/inspector/form/bind.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { insertWords } from '#studio/inspector/form/plain-paste.ts'
import { nameOf, schemaAt } from '#studio/inspector/form/shape.ts'
import { useStudioStore } from '#studio/state/store.ts'

interface OfList {
  readonly at: string
  readonly schema: Schema
  readonly items: readonly unknown[]
  readonly set: Setter
  placeOf(target: Element): number
  /** Puts the cursor into the item in that place. */
  focus(index: number): void
}

/**
 * Takes several lines or cells that are pasted into a list of words. The list hears of them before the
 * field, which would take all as one line.
 */
export function usePaste({ at, schema, items, set, placeOf, focus }: OfList) {
  const store = useStudioStore()
  const { document, base, schema: root } = useForms()
  const of: Schema = schema.items ?? {}
  const put = async (field: TextField, index: number, html: string, text: string) => {
    const { pasted } = await import('./pasted.ts')
    // As they are by now: somebody may have typed meanwhile.
    const { value, selectionStart, selectionEnd } = field
    const { values, say } = store.getState()
    const now = valueAt(values[document], base + at)
    const {
      items: next,
      last,
      refused,
      words,
    } = pasted({
      items: Array.isArray(now) ? now : items,
      index,
      around: [
        value.slice(0, selectionStart ?? value.length),
        value.slice(selectionEnd ?? value.length),
      ],
      most: schema.maxItems,
      html,
      text,
      isRich: nameOf(of) === 'RichLine',
      isRow: /\/\d+$/.test(at),
      holder: schemaAt(root, valueAt(values[document], base), holderOf(at)),
    })
    if (next) set(next)
    if (words !== undefined) insertWords(field, words)
    if (refused !== undefined) say(refused, 'refused')
    if (last !== undefined) focus(last)
  }
  return (event: ClipboardEvent): void => {
    const field = event.target
    if (resolved(of).type !== 'string' || !isText(field)) return
    const index = placeOf(field)
    const text = event.clipboardData.getData('text/plain')
    if (index < 0 || !/\t|\S\s*[\r\n]\s*\S/.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    void put(field, index, event.clipboardData.getData('text/html'), text)
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A field of an item, and not of a panel beside it. */
function isText(target: EventTarget): target is TextField {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.closest('[popover]') === null
}
