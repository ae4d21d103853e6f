/**
 * How a form and the store come together; the store is the truth.
 *
 * A field shows what the store has, and each key that is pressed goes out as a `setValue`. So an undo,
 * the canvas, the JSON tab and a merge from disk change a field as typing does, and no form has
 * anything to save. What is half typed and no value yet is a draft: `draft.ts`.
 */
import type { Schema } from '#engine/schema/schema.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { useForms } from './form-place.ts'
import { schemaAt } from './shape.ts'

/** What a field does with its setting. */
export interface Setter {
  /** Undefined takes the setting out. Of what is `typed`, a burst is one step to undo. */
  (value: unknown, typed?: boolean): void
}

/** The value at a pointer of this form, from the store, and what changes it there. */
export function useSetting(at: string, name: string): { value: unknown; set: Setter } {
  const store = useStudioStore()
  const { document, base, schema } = useForms()
  const value = useStudio((state) => valueAt(state.values[document], base + at))
  const set: Setter = (next, typed = false) => {
    const { values, run } = store.getState()
    const order = keysAround(schema, valueAt(values[document], base), at)
    run(setValue, { document, at: base + at, value: next, name, typed, order })
  }
  return { value, set }
}

/** The keys beside a setting, as the schema of what holds it lists them. */
export function keysAround(root: Schema, value: unknown, at: string): string[] {
  const up = holderOf(at)
  const holder = schemaAt(root, value, up)
  return Object.keys(holder?.properties ?? {})
}
