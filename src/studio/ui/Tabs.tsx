import { type ReactNode, useId } from 'react'

import { ProblemCount } from './Badge.tsx'
import { rove } from './rove.ts'

import styles from './tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly title: string
  /** Findings behind it. */
  readonly problems?: number
}

interface TabsProps<Id extends string> {
  /** What the tabs are of. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly value: Id
  readonly onChange: (value: Id) => void
  /** Words underlined, or a row of buttons. */
  readonly look?: 'line' | 'buttons'
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** Several panels in one place. Arrow keys go from tab to tab, Tab into the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  children,
}: TabsProps<Id>) {
  const base = useId()
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles[look]}
        onKeyDown={(event) => {
          const from = tabs.findIndex(({ id }) => id === value)
          const to = rove(event.key, from, tabs.length, 'row')
          const tab = to === undefined ? undefined : tabs[to]
          if (!tab) return
          event.preventDefault()
          event.stopPropagation()
          onChange(tab.id)
          document.getElementById(`${base}-${tab.id}`)?.focus()
        }}
      >
        {tabs.map(({ id, title, problems = 0 }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === value}
            aria-controls={id === value ? `${base}-panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {title}
            <ProblemCount count={problems} />
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
