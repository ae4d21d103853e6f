import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/words.ts'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * The name of a block in its page. It is what the selection and links know the block by, so it changes
 * once, when the field is left or Enter is pressed, and not with each letter.
 */
export function Field({ value, set, control }: FieldProps) {
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    setDraft(undefined)
    if (draft === undefined || draft === '' || draft === value) return
    set(draft)
  }
  return (
    <input
      {...control}
      className={controls.control}
      value={draft ?? asText(value)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
        if (key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
