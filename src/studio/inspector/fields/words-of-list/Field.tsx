import { allergensOf } from '#engine/site/menu.ts'
import { valueAt } from '#engine/where.ts'
import { Boxes } from '#studio/inspector/fields/choices/Boxes.tsx'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { whenEmptied } from '#studio/inspector/form/shape.ts'
import { useStudio } from '#studio/state/store.ts'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * A box to tick for each word of the list, in its order; one that is written here and does not stand
 * there is the last, to be taken out.
 */
export function Field({ schema, value, required, set }: FieldProps) {
  const { document } = useForms()
  const list = useStudio((state) => valueAt(state.values[document], schema['x-words'] ?? ''))
  const written = allergensOf(asText(value))
  const known = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  const all = [...new Set([...known, ...written])]
  const toggle = (word: string): void => {
    const next = all.filter((one) => (one === word) !== written.includes(one))
    set(next.length === 0 ? whenEmptied(schema, required) : next.join(', '))
  }
  return all.length === 0 ? (
    <span className={controls.unit}>
      There are no words to choose from yet. Add them to their list at the top.
    </span>
  ) : (
    <Boxes choices={all.map((one) => [one, one])} chosen={written} onToggle={toggle} />
  )
}
