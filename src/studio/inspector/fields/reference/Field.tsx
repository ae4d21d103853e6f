import { useMemo } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameSelect } from '#studio/inspector/fields/NameSelect.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToEntry } from '#studio/status/go-to.ts'
import { IconButton } from '#studio/ui/Button.tsx'

import { choicesOf } from './references.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A thing of the content files or of the site, by its name there, and the way to its own settings. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const kind = schema['x-ref'] ?? ''
  const choices = useMemo(() => choicesOf(kind, values), [kind, values])
  const { name, entry } = choices.find(({ id }) => id === value) ?? {}
  return (
    <span className={controls.line}>
      <NameSelect choices={choices} value={value} required={required} set={set} control={control} />
      {entry ? (
        <IconButton icon="edit" label={`Edit ${name}`} onClick={() => goToEntry(store, entry)} />
      ) : null}
    </span>
  )
}
