import { type ReactNode, useState } from 'react'

import { useStudio } from '#studio/state/store.ts'
import { MoreRow } from '#studio/ui/MoreRow.tsx'

import { MOST, partsOf } from './listed.ts'
import type { Found } from './search-texts.ts'

import rows from '#studio/ui/rows.module.css'
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
  return (
    <ul className={`${rows.rows} ${styles.list}`}>
      {partsOf(values, all, more, last).map(({ name, listed, rest }) => [
        ...listed.map(children),
        rest === 0 ? null : (
          <MoreRow
            key={`more of ${name}`}
            label={`Show more in ${name}`}
            onMore={() => setMore(new Map(more).set(name, (more.get(name) ?? 0) + MOST))}
          >
            {`And ${rest} more in ${name}.`}
          </MoreRow>
        ),
      ])}
    </ul>
  )
}
