import { words } from '#engine/schema/labels.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { called, listed } from '#studio/inspector/fields/listed.ts'
import { asText } from '#studio/inspector/form/as-text.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** One of several, from a list. A word that is none of them is kept, and named as unknown. */
export function Field({ value, required, set, control, schema }: FieldProps) {
  const values = listed(schema) ?? []
  const choices = values.map(asText)
  const is = schema.default === undefined ? undefined : asText(schema.default)
  const chosen = value === undefined ? undefined : asText(value)
  const described = schema.enumDescriptions?.[choices.indexOf(chosen ?? is ?? '')]
  return (
    <>
      <select
        {...control}
        className={controls.control}
        value={chosen ?? ''}
        onChange={({ target }) =>
          set(target.value === '' ? undefined : called(target.value, values))
        }
      >
        {required && chosen !== undefined ? null : (
          <option value="">{is === undefined ? 'Not set' : `${words(is)} (default)`}</option>
        )}
        {chosen === undefined || choices.includes(chosen) ? null : (
          <option value={chosen}>{chosen} (unknown)</option>
        )}
        {choices
          .filter((choice) => required || choice !== is || choice === chosen)
          .map((choice) => (
            <option key={choice} value={choice}>
              {words(choice)}
            </option>
          ))}
      </select>
      {described === undefined ? null : <span className={controls.unit}>{described}</span>}
    </>
  )
}
