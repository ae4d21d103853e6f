import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { asText } from '#studio/inspector/form/words.ts'
import { block as part } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * The name of a block in its page. It is what the selection and links know the block by, so it changes
 * once, when the field is left or Enter is pressed, and not with each letter.
 */
export function Field({ at, value, set, control }: FieldProps) {
  const store = useStudioStore()
  const { block } = useForms()
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    setDraft(undefined)
    if (draft === undefined || draft === '' || draft === value) return
    set(draft)
    if (block !== undefined) store.getState().select(part(draft, at))
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
