import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useTyped } from '#studio/inspector/form/bind.ts'
import { whenEmptied } from '#studio/inspector/form/shape.ts'
import { asText } from '#studio/inspector/form/words.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** Words of several lines; it grows with them. */
export function Field({ at, schema, value, required, set, control }: FieldProps) {
  const { change, ref, onBlur } = useTyped(at, set)
  return (
    <textarea
      {...control}
      ref={ref}
      className={controls.control}
      rows={2}
      value={asText(value)}
      placeholder={asText(schema.default ?? schema['x-placeholder'])}
      onBlur={onBlur}
      onChange={({ target }) => change(target.value || whenEmptied(schema, required))}
    />
  )
}
