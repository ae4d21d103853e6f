import { words } from '#engine/schema/labels.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'

import { Boxes } from './Boxes.tsx'

/** A box to tick for each choice; what is ticked stands in the order of the schema. */
export function Field({ schema, value, set }: FieldProps) {
  const choices = (schema.items?.enum ?? []).map(String)
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const others = chosen.filter((one) => !choices.includes(String(one)))
  const toggle = (choice: string): void => {
    const next = choices.filter((one) => (one === choice) !== chosen.includes(one))
    set([...next, ...others])
  }
  return (
    <Boxes choices={choices.map((one) => [one, words(one)])} chosen={chosen} onToggle={toggle} />
  )
}
