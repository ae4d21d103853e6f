import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'

import { useStudio } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import { MOST, partsOf } from './listed.ts'
import type { Found } from './search-texts.ts'

import styles from './search.module.css'

interface HitListProps<T> {
  readonly all: readonly T[]
  /** The place that was gone to. */
  readonly last?: string | undefined
  /** The row of one place. */
  readonly children: (one: T) => ReactNode
}

/** The places that were found, with a way to those that have no room at first. */
export function HitList<T extends Pick<Found, 'document' | 'pointer'>>({
  all,
  last,
  children,
}: HitListProps<T>) {
  const values = useStudio((state) => state.values)
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map())
  /** The cursor goes to the first that comes: the button is behind all of them then, or gone. */
  const showMore = (name: string, row: Element | null): void => {
    const before = row?.previousElementSibling
    flushSync(() => setMore(new Map(more).set(name, (more.get(name) ?? 0) + MOST)))
    const next = before ? before.nextElementSibling : row?.parentElement?.firstElementChild
    next?.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <ul className={styles.list}>
      {partsOf(values, all, more, last).map(({ name, listed, rest }) => [
        ...listed.map(children),
        rest === 0 ? null : (
          <li key={`more of ${name}`}>
            <span>
              And {rest} more in {name}.
            </span>
            <Button
              aria-label={`Show more in ${name}`}
              onClick={({ currentTarget }) => showMore(name, currentTarget.closest('li'))}
            >
              Show more
            </Button>
          </li>
        ),
      ])}
    </ul>
  )
}
