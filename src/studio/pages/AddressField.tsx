import type { KeyboardEvent } from 'react'

import { Button } from '#studio/ui/Button.tsx'

import styles from './pages.module.css'

export interface RefusedAddress {
  readonly why: string
  readonly instead: string | undefined
}

interface AddressProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
  /** What was refused last; an address that would do can be taken at once. */
  readonly refused: RefusedAddress | undefined
}

/** Where a page is, with what was said of the last address that was refused. */
export function AddressField({ value, onChange, onEnter, refused }: AddressProps) {
  return (
    <div className={styles.field}>
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
