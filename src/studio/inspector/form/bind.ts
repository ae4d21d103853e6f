/**
 * How a form and the store come together; the store is the truth.
 *
 * The form library holds the draft of what is typed in the one thing that is open: its values come in
 * from the store, and each key that is pressed goes out as a `setValue`. So an undo, the canvas, the
 * JSON tab and a merge from disk change a field as typing does, and no form has anything to save.
 *
 * A field is named by its JSON Pointer, because the library takes dots and brackets apart.
 */
import { useEffect, useMemo } from 'react'
import { type RefCallBack, useController, useForm } from 'react-hook-form'

import type { Schema } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { useForms } from './form-place.ts'
import { type SettingOf, below } from './settings-of.ts'
import { schemaAt } from './shape.ts'

type Draft = Record<string, unknown>

/** The draft of these settings of a block, or of a whole document. */
export function useDraft(value: unknown, settings: readonly SettingOf[]) {
  const values = useMemo(
    () =>
      Object.fromEntries(
        settings.flatMap(({ key }) => leaves(valueAt(value, below('', key)), below('', key))),
      ),
    [value, settings],
  )
  const form = useForm<Draft>({ defaultValues: values, mode: 'onBlur', shouldFocusError: false })
  const { getValues, setValue: show } = form
  // What was typed is here already; given as the library's `values`, each key would draw the whole
  // form again. Undefined would be its first value to the library, and not an empty field.
  useEffect(() => {
    const shown = getValues()
    for (const name of new Set([...Object.keys(shown), ...Object.keys(values)])) {
      const value = values[name] ?? ''
      if (!Object.is(shown[name] ?? '', value)) show(name, value)
    }
  }, [getValues, show, values])
  return form
}

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
function keysAround(root: Schema, value: unknown, at: string): string[] {
  const up = at.slice(0, at.lastIndexOf('/'))
  const holder = schemaAt(root, value, up)
  return Object.keys(holder?.properties ?? {})
}

/**
 * What tells the library of a field that is typed in. What it shows is the setting's value in the
 * store: the library shows an item of a list that got another place what stood there before.
 */
export interface Typed {
  readonly ref: RefCallBack
  onBlur(): void
  /** Keeps what was typed, and tells the store. */
  change(value: unknown): void
}

/** The draft of the text at a pointer; `set` is what `useSetting` gave for it. */
export function useTyped(at: string, set: Setter): Typed {
  const { field } = useController<Draft>({ name: fieldName(at) })
  const { ref, onBlur, onChange } = field
  return {
    ref,
    onBlur,
    change: (next) => {
      onChange(next ?? '')
      set(next, true)
    },
  }
}

function leaves(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[fieldName(at), value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}/${escaped(key)}`))
}

function fieldName(at: string): string {
  return `at:${encodeURIComponent(at).replaceAll('.', '%2E').replaceAll("'", '%27')}`
}
