import { type KeyboardEvent, useId, useState } from 'react'

import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { rove } from '#studio/ui/rove.ts'

import { type Choice, choicesOf, chosenBy } from './choices.ts'

import styles from './command-palette.module.css'

/** Everything one can do or open, found by typing. */
export function CommandPalette() {
  const store = useStudioStore()
  const state = useStudio((now) => now)
  const base = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const found = chosenBy(words, choicesOf(state))
  const groups = [...new Set(found.map(({ group }) => group))]
  const options = groups.flatMap((group) => found.filter((choice) => choice.group === group))
  const close = (): void => store.getState().look({ window: undefined })
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return
    if (choice.refused !== undefined) {
      store.getState().say(choice.refused, true)
      return
    }
    close()
    choice.run(store.getState())
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Home' || event.key === 'End') return
    const to = rove(event.key, active, options.length)
    if (event.key === 'Enter') choose(options[active])
    else if (to === undefined) return
    else {
      setActive(to)
      document.getElementById(`${base}-${to}`)?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }
  return (
    <Dialog title="Do or open anything" bare width={580} onClose={close}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Do or open"
          aria-expanded="true"
          aria-controls={`${base}-list`}
          aria-activedescendant={options.length === 0 ? undefined : `${base}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck="false"
          placeholder="What do you want to do, or open?"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div
        id={`${base}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Found"
        className={styles.list}
        onKeyDown={press}
        onClick={({ target }) => choose(options[placeAt(target) ?? -1])}
        onMouseMove={({ target }) => setActive(placeAt(target) ?? active)}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <span className={styles.group} aria-hidden="true">
              {group}
            </span>
            {options.map((choice, index) =>
              choice.group === group ? (
                <div
                  key={choice.id}
                  id={`${base}-${index}`}
                  role="option"
                  tabIndex={-1}
                  data-place={index}
                  aria-selected={index === active}
                  aria-disabled={choice.refused !== undefined}
                  className={styles.option}
                >
                  <span className={styles.title}>
                    {choice.title}
                    {choice.refused === undefined ? null : <small>{choice.refused}</small>}
                  </span>
                  <kbd>{choice.fact}</kbd>
                </div>
              ) : null,
            )}
          </div>
        ))}
        {options.length === 0 ? (
          <p className={styles.none}>Nothing is called that. Try another word.</p>
        ) : null}
      </div>
    </Dialog>
  )
}

function placeAt(target: EventTarget): number | undefined {
  const option = (target as Element).closest<HTMLElement>('[data-place]')
  return option ? Number(option.dataset['place']) : undefined
}
