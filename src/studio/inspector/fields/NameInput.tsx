import { type ComponentProps, useState } from 'react'

import controls from './control.module.css'

/**
 * The name that other things know a thing by. It changes once, when the field is left or Enter is
 * pressed, and not with each letter.
 */
export function NameInput({
  name,
  rename,
  ...control
}: ComponentProps<'input'> & { name: string; rename: (to: string) => void }) {
  const [draft, setDraft] = useState<string>()
  const commit = (): void => {
    setDraft(undefined)
    if (draft !== undefined && draft !== name) rename(draft)
  }
  return (
    <input
      {...control}
      className={controls.control}
      value={draft ?? name}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
        if (key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
