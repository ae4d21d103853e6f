import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { rowsFor } from '#studio/inspector/fields/rows.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { whenEmptied } from '#studio/inspector/form/shape.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** Words of several lines; it grows with them. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  return (
    <textarea
      {...control}
      className={controls.control}
      rows={rowsFor(asText(value))}
      value={asText(value)}
      placeholder={asText(schema.default ?? schema['x-placeholder'])}
      onChange={({ target }) => set(target.value || whenEmptied(schema, required), true)}
    />
  )
}
