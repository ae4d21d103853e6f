import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'

import { typedValue } from './typed-value.ts'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * A line of words. What it is without being set shows as its placeholder. One that was written with
 * line breaks keeps them: a control of one line would join the words before and after.
 */
export function Field({ schema, value, required, set, control }: FieldProps) {
  const text = asText(value)
  const [several, setSeveral] = useState(false)
  if (!several && /[\n\r]/.test(text)) setSeveral(true)
  const Control = several ? 'textarea' : 'input'
  return (
    <Control
      {...control}
      className={controls.control}
      value={text}
      placeholder={asText(schema.default ?? schema['x-placeholder'])}
      onChange={({ target }) => set(typedValue(target.value, schema, required), true)}
    />
  )
}
