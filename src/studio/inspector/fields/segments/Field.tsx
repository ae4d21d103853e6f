import { words } from '#engine/schema/labels.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { Segmented } from '#studio/ui/Segmented.tsx'

/** One of a few, all in sight. Put back to what it is by default, the setting leaves the file. */
export function Field({ schema, value, required, set, label }: FieldProps) {
  const is = asText(schema.default)
  return (
    <span>
      <Segmented
        label={label}
        options={(schema.enum ?? []).map(String).map((one) => ({ value: one, label: words(one) }))}
        value={asText(value ?? is)}
        onChange={(next) => set(next === is && !required ? undefined : next)}
      />
    </span>
  )
}
