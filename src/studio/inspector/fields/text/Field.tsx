import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useTyped } from '#studio/inspector/form/bind.ts'
import { asText } from '#studio/inspector/form/words.ts'

import { typedValue } from './typed-value.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A line of words. What it is without being set shows as its placeholder. */
export function Field({ at, schema, value, required, set, control }: FieldProps) {
  const { change, ref, onBlur } = useTyped(at, set)
  return (
    <input
      {...control}
      ref={ref}
      className={controls.control}
      value={asText(value)}
      placeholder={asText(schema.default ?? schema['x-placeholder'])}
      onBlur={onBlur}
      onChange={({ target }) => change(typedValue(target.value, schema, required))}
    />
  )
}
