import { words } from '#engine/schema/labels.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { listed } from '#studio/inspector/fields/listed.ts'
import { asText } from '#studio/inspector/form/as-text.ts'

import { Boxes } from './Boxes.tsx'

/** A box to tick for each choice; what is ticked stands in the order of the schema. */
export function Field({ schema, value, set }: FieldProps) {
  const choices = listed(schema.items ?? {}) ?? []
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const others = chosen.filter((one) => !choices.includes(one))
  const toggle = (choice: string): void => {
    const next = choices.filter((one) => (asText(one) === choice) !== chosen.includes(one))
    set([...next, ...others])
  }
  return (
    <Boxes
      choices={choices.map(asText).map((one) => [one, words(one)])}
      chosen={chosen.map(asText)}
      onToggle={toggle}
    />
  )
}
