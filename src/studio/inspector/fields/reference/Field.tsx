import { useMemo } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/words.ts'
import { useStudio } from '#studio/state/store.ts'

import { type Choice, choicesOf } from './references.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A thing that stands elsewhere, by its name there. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  const values = useStudio((state) => state.values)
  const kind = schema['x-ref'] ?? ''
  const choices = useMemo(() => choicesOf(kind, values), [kind, values])
  const chosen = asText(value)
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <select
      {...control}
      className={controls.control}
      value={chosen}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {choices.some(({ id }) => id === chosen) ? null : (
        <option value={chosen}>{chosen === '' ? 'Choose one' : `${chosen} (not there)`}</option>
      )}
      {required || chosen === '' ? null : <option value="">Not set</option>}
      {groups.map((group) =>
        group === undefined ? (
          <Options key="" choices={choices.filter((one) => one.group === undefined)} />
        ) : (
          <optgroup key={group} label={group}>
            <Options choices={choices.filter((one) => one.group === group)} />
          </optgroup>
        ),
      )}
    </select>
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
