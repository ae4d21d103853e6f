import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { addressOf, sharedName } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import type { RefusedLife } from './page-life.ts'

import fields from '#studio/ui/field.module.css'
import styles from './pages.module.css'

interface AddressProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
  /** What was refused last; an address that would do can be taken at once. */
  readonly refused: RefusedLife | undefined
  /** Before another page is opened. */
  readonly onLeave: () => void
}

/** Where a page is, with what was said of the last address that was refused. */
export function AddressField({ value, onChange, onEnter, refused, onLeave }: AddressProps) {
  const navigate = useNavigate()
  const values = useStudio((state) => state.values)
  const by = refused?.by
  return (
    <div className={fields.field}>
      <label>
        Address
        <input
          value={value}
          placeholder="/our-story"
          aria-invalid={refused !== undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => pressed(event, onEnter)}
        />
      </label>
      <span role="status" className={styles.why}>
        {refused?.why}
      </span>
      {refused?.instead === undefined ? null : (
        <Button
          onClick={() => onChange(refused.instead ?? value)}
        >{`Use ${refused.instead}`}</Button>
      )}
      {by === undefined ? null : (
        <Button
          onClick={() => {
            onLeave()
            void navigate(addressOf(by))
          }}
        >{`Open ${sharedName(values, by)}`}</Button>
      )}
    </div>
  )
}

/** Does it at the key Enter. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  // Else it goes on to what has the focus once the window is gone, and presses that.
  event.preventDefault()
  act()
}
