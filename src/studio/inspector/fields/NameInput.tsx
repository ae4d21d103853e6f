import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { keyName } from '#studio/actions/keys.ts'

import { Offer } from './Offer.tsx'

import controls from './control.module.css'

/**
 * The name that other things know a thing by. It changes once, when the field is left, Enter is
 * pressed or all is saved, and not with each letter. A field that is taken away, as by going back to
 * another page, is left too, without anybody to ask. `rename` answers with a name that would do, where it
 * refuses one.
 */
export function NameInput({
  name,
  rename,
  ...control
}: ComponentProps<'input'> & {
  name: string
  rename: (to: string, gone: boolean) => string | undefined
}) {
  const [draft, setDraft] = useState<string>()
  const [instead, setInstead] = useState<string>()
  const written = useRef<string>(undefined)
  const write = (text: string | undefined): void => {
    written.current = text
    setDraft(text)
    setInstead(undefined)
  }
  const commit = (gone = false): void => {
    const to = written.current
    write(undefined)
    if (to !== undefined && to !== name) setInstead(rename(to, gone))
  }
  const leave = useRef(commit)
  useEffect(() => {
    leave.current = commit
  })
  useEffect(() => () => leave.current(true), [])
  return (
    <>
      <input
        {...control}
        className={controls.control}
        value={draft ?? name}
        onChange={({ target }) => write(target.value)}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          // It may open a question, whose first button the same Enter would press: the one that closes.
          if (event.key === 'Enter') event.preventDefault()
          if (event.key === 'Enter' || keyName(event.nativeEvent) === 'Mod+s') commit()
          if (event.key === 'Escape') write(undefined)
        }}
      />
      <Offer
        name={instead}
        take={(to) => {
          setInstead(undefined)
          rename(to, false)
        }}
      />
    </>
  )
}
