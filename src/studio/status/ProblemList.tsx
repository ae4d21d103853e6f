import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { applyFix, fixWords } from '#studio/state/apply-fix.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button, IconButton } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { MoreRow } from '#studio/ui/MoreRow.tsx'

import { goTo, placeName } from './go-to.ts'
import { useProblems } from './problems.ts'

import styles from './status.module.css'

/** Most findings that are listed at first, and how many more at a time. */
const MOST = 200

/** Where the form has the window to itself, so that this stands over it (`studio.module.css`). */
const low = '(max-width: 999px) and (min-height: 320px) and (max-height: 599px)'

/**
 * All that is wrong with the site, what keeps it from going live first. It has the focus while it is
 * open, whatever opened it, and gives it back.
 */
export function ProblemList({ onClose }: { onClose: () => void }) {
  const store = useStudioStore()
  const site = useStudio((state) => state.site)
  const checked = useStudio((state) => state.checked?.values)
  const { errors, tips } = useProblems()
  const documents = { site, values: checked ?? {} }
  const ordered = [...errors, ...tips]
  const [most, setMost] = useState(MOST)
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const list = section.current
    const before = document.activeElement
    list?.focus({ preventScroll: true })
    return () => {
      if (list?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => {
    const stop = new AbortController()
    section.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // It is not meant for what is selected.
        event.preventDefault()
        onClose()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [onClose])
  return (
    <section ref={section} tabIndex={-1} className={styles.problems} aria-labelledby="problems">
      <header className={styles.head}>
        <h2 id="problems">
          {errors.length > 0
            ? 'Before this can go live'
            : tips.length > 0
              ? 'Worth a look, not a blocker'
              : checked
                ? 'Ready to publish'
                : 'Checking the site'}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      {checked && ordered.length === 0 ? <p className={styles.none}>Nothing is wrong.</p> : null}
      <ol className={styles.list} aria-label="Problems and tips">
        {ordered.slice(0, most).map((finding, index) => (
          <li
            key={`${finding.file} ${finding.pointer} ${finding.code} ${index}`}
            className={finding.severity === 'error' ? styles.error : styles.tip}
          >
            <Icon name={finding.severity === 'error' ? 'problem' : 'tip'} />
            <p>
              <strong>{finding.problem}</strong> {finding.remedy}
              <small>{placeName(documents, finding)}</small>
            </p>
            {fixWords(finding) === undefined ? null : (
              <Button
                onClick={() => {
                  applyFix(store, finding)
                  // Its own row goes.
                  section.current?.focus()
                }}
              >
                Fix
              </Button>
            )}
            <Button
              aria-label={`Go to ${placeName(documents, finding)}`}
              onClick={() => {
                goTo(store, finding)
                if (matchMedia(low).matches) onClose()
              }}
            >
              Go
            </Button>
          </li>
        ))}
        {ordered.length > most ? (
          <MoreRow onMore={() => setMost(most + MOST)}>
            {`And ${ordered.length - most} more.`}
          </MoreRow>
        ) : null}
      </ol>
    </section>
  )
}
