import { type FormEvent, useState } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import { Offer } from '#studio/inspector/fields/Offer.tsx'
import { nameLike, namesIn, refusedName } from '#studio/inspector/names.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './record.module.css'

interface Props {
  readonly label: string
  /** What one is called: `location`. */
  readonly one: string
  readonly taken: readonly string[]
  /** The schema of the record. */
  readonly of: Schema
  readonly add: (key: string, words: string) => void
}

/**
 * Adds an entry to a record. People write what they call it; the name that pages use is made of that
 * while they write, and stands beside it to be changed.
 */
export function Adding({ label, one, taken, of, add }: Props) {
  const store = useStudioStore()
  const [words, setWords] = useState('')
  /** The name that pages use, once somebody wrote in it. */
  const [own, setOwn] = useState<string>()
  const [instead, setInstead] = useState<string>()
  const key = own ?? nameLike(words.trim(), taken, namesIn(of)) ?? ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { say } = store.getState()
    const refused = refusedName(key, taken, namesIn(of))
    setInstead(refused?.instead)
    if (refused) return say(refused.why, 'refused')
    add(key, words.trim())
    setWords('')
    setOwn(undefined)
    return say(`Added ${words.trim() || key}.`)
  }
  return (
    <form className={styles.adding} onSubmit={submit}>
      <div className={controls.line}>
        <input
          className={controls.control}
          aria-label={`Name of the new ${one} in ${label}`}
          placeholder={`name of a new ${one}`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button icon="add" type="submit" aria-label={`Add to ${label}`}>
          Add
        </Button>
      </div>
      {words.trim() === '' || (own === undefined && key === words) ? null : (
        <label className={styles.key}>
          Internal name
          <input
            className={controls.control}
            value={key}
            onChange={({ target }) => {
              setOwn(target.value)
              setInstead(undefined)
            }}
          />
        </label>
      )}
      <Offer
        name={instead}
        take={(name) => {
          setOwn(name)
          setInstead(undefined)
        }}
      />
    </form>
  )
}
