import { type ComponentProps, useState } from 'react'

import { keyName } from '#studio/commands/keys.ts'

import controls from './control.module.css'

/**
 * The name that other things know a thing by. It changes once, when the field is left, Enter is
 * pressed or all is saved, and not with each letter.
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
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' || keyName(nativeEvent) === 'Mod+s') commit()
        if (key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
