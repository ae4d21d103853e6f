import { useMemo } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameSelect } from '#studio/inspector/fields/NameSelect.tsx'
import { useStudio } from '#studio/state/store.ts'

import { EditEntry } from './EditEntry.tsx'
import { choicesOf } from './references.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A thing of the content files or of the site, by its name there, and the way to its own settings. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  const values = useStudio((state) => state.values)
  const kind = schema['x-ref'] ?? ''
  const choices = useMemo(() => choicesOf(kind, values), [kind, values])
  return (
    <span className={controls.line}>
      <NameSelect choices={choices} value={value} required={required} set={set} control={control} />
      <EditEntry of={choices.find(({ id }) => id === value)} />
    </span>
  )
}
