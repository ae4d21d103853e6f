import { words } from '#engine/schema/labels.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { called, listed } from '#studio/inspector/fields/listed.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { Segmented } from '#studio/ui/Segmented.tsx'

/** One of a few, all in sight. Put back to what it is by default, the setting leaves the file. */
export function Field({ schema, value, required, set, label }: FieldProps) {
  const is = asText(schema.default)
  const choices = listed(schema) ?? []
  return (
    <span>
      <Segmented
        label={label}
        options={choices.map(asText).map((one) => ({ value: one, label: words(one) }))}
        value={value === undefined ? is : asText(value)}
        onChange={(next) => set(next === is && !required ? undefined : called(next, choices))}
      />
    </span>
  )
}
