import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/words.ts'

import { typedValue } from './typed-value.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A line of words. What it is without being set shows as its placeholder. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  return (
    <input
      {...control}
      className={controls.control}
      value={asText(value)}
      placeholder={asText(schema.default ?? schema['x-placeholder'])}
      onChange={({ target }) => set(typedValue(target.value, schema, required), true)}
    />
  )
}
