import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { Icon } from './Icon.tsx'

import styles from './search-box.module.css'

/** What is typed in a search box, and which of the options that were found is the active one. */
export function useSearch() {
  const base = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const search = (next: string): void => {
    setWords(next)
    setActive(0)
  }
  return { base, words, active, search, activate: setActive }
}

interface SearchBoxProps {
  readonly search: ReturnType<typeof useSearch>
  /** Of the field. */
  readonly label: string
  readonly placeholder: string
  /** Of the options. */
  readonly list: string
  /** Said where nothing was found. */
  readonly none: string
  /** How many options there are, and how many of them in a row. */
  readonly count: number
  readonly columns?: number
  readonly onChoose: (index: number) => void
  /** Beside the field, and below it. */
  readonly beside?: ReactNode
  readonly below?: ReactNode
  /** The options, each with `optionProps`. */
  readonly children: ReactNode
}

/** A field to search in, with what was found below it: arrows go through that, Enter chooses. */
export function SearchBox(props: SearchBoxProps) {
  const { search, count, columns = 1, onChoose } = props
  const { base, words, active, activate } = search
  const press = (event: KeyboardEvent): void => {
    const step = stepOf(event.key, columns, words === '')
    if (event.key === 'Enter') onChoose(active)
    else if (step === undefined || count === 0) return
    else {
      const to = (active + step + count) % count
      activate(to)
      document.getElementById(`${base}-${to}`)?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            role="combobox"
            aria-label={props.label}
            aria-expanded={count > 0}
            aria-controls={`${base}-list`}
            aria-activedescendant={count === 0 ? undefined : `${base}-${active}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck="false"
            placeholder={props.placeholder}
            value={words}
            onChange={({ target }) => search.search(target.value)}
            onKeyDown={press}
          />
        </div>
        {props.beside}
      </div>
      {props.below}
      <div
        id={`${base}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={props.list}
        hidden={count === 0}
        className={styles.list}
        onKeyDown={press}
        onClick={({ target }) => onChoose(placeAt(target) ?? -1)}
        onMouseMove={({ target }) => activate(placeAt(target) ?? active)}
      >
        {props.children}
      </div>
      <p role="status" className={styles.none} hidden={count > 0}>
        {count === 0 ? props.none : ''}
      </p>
    </>
  )
}

/** What makes an element the option of that place. */
export function optionProps({ base, active }: SearchBoxProps['search'], place: number) {
  return {
    id: `${base}-${place}`,
    role: 'option',
    tabIndex: -1,
    'data-place': place,
    'aria-selected': place === active,
  } as const
}

function placeAt(target: EventTarget): number | undefined {
  const option = (target as Element).closest<HTMLElement>('[data-place]')
  return option ? Number(option.dataset['place']) : undefined
}

/** How many options a key goes on. Sideways only while there are no words to walk through. */
function stepOf(key: string, columns: number, sideways: boolean): number | undefined {
  if (key === 'ArrowDown') return columns
  if (key === 'ArrowUp') return -columns
  if (!sideways || columns === 1) return undefined
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined
}
