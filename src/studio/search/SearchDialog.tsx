import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { sharedName } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'

import { type Found, searchTexts } from './search-texts.ts'

import styles from './search.module.css'

/**
 * Finds words on all pages and in all facts, and leads to them. Opened again, it has the words that
 * were last searched for, and shows the hit that was gone to.
 */
export function SearchDialog() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const { words: query, at: last } = useStudio(({ view }) => view.search)
  const window = useRef<HTMLDivElement>(null)
  const asked = useDeferredValue(query)
  const found = useMemo(() => searchTexts(values, asked), [values, asked])
  const close = (): void => store.getState().look({ window: undefined })
  useLayoutEffect(() => {
    window.current?.querySelector('input')?.select()
    lastHit(window.current)?.scrollIntoView({ block: 'center' })
  }, [])
  const go = ({ document, pointer, around }: Found): void => {
    store.getState().look({ search: { words: query, at: keyOf({ document, pointer }) } })
    close()
    goToPlace(store, document, pointer, around[1])
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const hit = lastHit(window.current) ?? window.current?.querySelector('li')
    hit?.querySelector('button')?.focus()
  }
  return (
    <Dialog title="Search all pages" width={680} onClose={close}>
      <div ref={window} role="presentation" onKeyDown={press}>
        <SearchField
          label="Words to look for"
          value={query}
          onChange={(words) => store.getState().look({ search: { words } })}
        />
        <p role="status" className={styles.count}>
          {asked.trim() === ''
            ? 'Pages, menu, shops, links: every text of the site.'
            : found.length === 0
              ? 'Nowhere. Try fewer words.'
              : found.length === 1
                ? 'In 1 place.'
                : `In ${found.length} places.`}
        </p>
        <ul className={styles.list}>
          {found.map((hit) => {
            const {
              document,
              where,
              around: [before, words, after],
            } = hit
            return (
              <li key={keyOf(hit)} aria-current={keyOf(hit) === last ? 'true' : undefined}>
                <span className={styles.text}>
                  <span>
                    {before}
                    <mark>{words}</mark>
                    {after}
                  </span>
                  <small>{[sharedName(values, document), where].filter(Boolean).join(': ')}</small>
                </span>
                <Button
                  aria-label={`Go to ${documentName(document)}, ${where}`}
                  onClick={() => go(hit)}
                >
                  Go
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}

function keyOf({ document, pointer }: Pick<Found, 'document' | 'pointer'>): string {
  return `${document}#${pointer}`
}

function lastHit(window: Element | null): Element | null | undefined {
  return window?.querySelector('[aria-current=true]')
}
