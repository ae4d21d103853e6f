import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'

import controls from '#studio/inspector/fields/control.module.css'

/** Settings that belong together. */
export function Field({ at, schema, value }: FieldProps) {
  return (
    <div className={controls.parts}>
      <Parts at={at} schema={schema} value={value} />
    </div>
  )
}
