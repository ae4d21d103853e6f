import { useId } from 'react'

import { Hidden } from './Hidden.tsx'
import { Icon, type IconName } from './Icon.tsx'

import styles from './segmented.module.css'

interface Segment<Value extends string | number> {
  readonly value: Value
  readonly label: string
  /** With a drawing, the words show on the chosen one only. */
  readonly icon?: IconName
}

interface SegmentedProps<Value extends string | number> {
  /** What is chosen here. */
  readonly label: string
  readonly options: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segmented}>
      {options.map((option) => {
        const chosen = option.value === value
        return (
          <label key={option.value} className={styles.segment} title={option.label}>
            <input
              type="radio"
              name={name}
              checked={chosen}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <Icon name={option.icon} /> : null}
            {option.icon && !chosen ? (
              <Hidden>{option.label}</Hidden>
            ) : (
              <span className={styles.words}>{option.label}</span>
            )}
          </label>
        )
      })}
    </div>
  )
}
