import { useCallback } from 'react'

import { carriedTitle } from '#studio/drag/carried.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Guard } from '#studio/ui/Guard.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { later } from '#studio/ui/later.tsx'

import { PageWidth } from './PageWidth.tsx'
import { counted, problemWords } from './problems.ts'

import styles from './status.module.css'

const ProblemList = later(async () => (await import('./ProblemList.tsx')).ProblemList)

/** How the page is shown and how ready the site is, at the foot of the canvas. */
export function StatusPill() {
  const store = useStudioStore()
  const open = useStudio(({ view }) => view.problems)
  const errors = useStudio((state) => counted(state).errors)
  const tips = useStudio((state) => counted(state).tips)
  const paused = useStudio(({ saving }) => saving.conflicts.length > 0)
  const carried = useStudio((state) =>
    state.view.carried ? carriedTitle(state, state.view.carried) : undefined,
  )
  const isChecked = useStudio(({ checked }) => checked !== undefined)
  const close = useCallback(() => store.getState().look({ problems: false }), [store])
  const toggle = (): void => store.getState().look({ problems: !open })
  return (
    <div className={styles.foot}>
      {open ? (
        <Guard name="This list" onClose={close}>
          <ProblemList onClose={close} />
        </Guard>
      ) : null}
      <div
        className={styles.pill}
        role="group"
        aria-label="State of the site"
        data-carrying={carried !== undefined}
      >
        <PageWidth />
        {carried === undefined ? null : (
          <span>
            <Icon name="drag" />
            {`Moving ${carried}`}
            <small>Esc puts it back</small>
          </span>
        )}
        {carried !== undefined ? null : paused ? (
          <span className={styles.wrong}>
            <Icon name="problem" />
            Saving is paused
          </span>
        ) : !isChecked ? (
          <span>Checking the site</span>
        ) : (
          <button
            type="button"
            className={errors > 0 ? styles.wrong : styles.ready}
            aria-expanded={open}
            onClick={toggle}
          >
            <Icon name={errors > 0 ? 'problem' : 'check'} />
            {errors === 0 ? 'Ready to publish' : problemWords(errors)}
          </button>
        )}
        {tips > 0 && carried === undefined ? (
          <button type="button" className={styles.tips} aria-expanded={open} onClick={toggle}>
            {tips} {tips === 1 ? 'tip' : 'tips'}
          </button>
        ) : null}
      </div>
    </div>
  )
}
