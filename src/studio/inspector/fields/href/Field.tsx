import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'

import { HrefControl } from './HrefControl.tsx'

/** Where a link leads. */
export function Field({ value, set, label, control }: FieldProps) {
  const { document } = useForms()
  return (
    <HrefControl
      value={asText(value)}
      document={document}
      label={label}
      invalid={control['aria-invalid']}
      describedBy={control['aria-describedby']}
      onChange={set}
    />
  )
}
