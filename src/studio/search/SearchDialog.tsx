import {
  type KeyboardEvent,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { sharedName } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { later } from '#studio/ui/later.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'

import { HitList } from './HitList.tsx'
import { type Found, keyOf, placesWords, searchTexts } from './search-texts.ts'

import fields from '#studio/ui/field.module.css'
import styles from './search.module.css'

const ReplaceList = later(async () => (await import('./ReplaceList.tsx')).ReplaceList)

/**
 * Finds words on all pages and in all facts, and leads to them, or puts others in their place. Opened
 * again, it has the words that were last searched for, and shows the hit that was gone to.
 */
export function SearchDialog() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const { words: query, instead, at: last } = useStudio(({ view }) => view.search)
  const window = useRef<HTMLDivElement>(null)
  const asked = useDeferredValue(query)
  const found = useMemo(() => searchTexts(values, asked), [values, asked])
  const put = useDeferredValue(instead)
  const [refused, setRefused] = useState(0)
  const isReplacing = instead !== undefined
  const close = (): void => store.getState().look({ window: undefined })
  useLayoutEffect(() => {
    window.current?.querySelector('input')?.select()
    lastHit(window.current)?.scrollIntoView({ block: 'center' })
  }, [])
  const go = ({ document, pointer, around }: Found): void => {
    store.getState().look({ search: { words: query, instead, at: keyOf({ document, pointer }) } })
    close()
    goToPlace(store, document, pointer, around[1])
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const hit = lastHit(window.current) ?? window.current?.querySelector('li')
    hit?.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <Dialog title="Search all pages" width={680} onClose={close}>
      <div ref={window} role="presentation" onKeyDown={press}>
        <div className={styles.line}>
          <SearchField
            label="Words to look for"
            value={query}
            onChange={(words) => store.getState().look({ search: { words, instead } })}
          />
          <Button
            aria-expanded={isReplacing}
            onClick={() => {
              const instead = isReplacing ? undefined : ''
              store.getState().look({ search: { words: query, instead, at: last } })
            }}
          >
            Replace
          </Button>
        </div>
        {isReplacing ? (
          <InsteadField
            value={instead}
            onChange={(instead) => store.getState().look({ search: { words: query, instead } })}
          />
        ) : null}
        <p role="status" className={styles.count}>
          {asked.trim() === ''
            ? 'Pages, menu, shops, links: every text of the site.'
            : found.length === 0
              ? 'Nowhere. Try fewer words.'
              : placesWords(found.length, put === undefined ? 0 : refused)}
        </p>
        {put !== undefined && asked.trim() !== '' ? (
          <ReplaceList
            key={asked}
            found={found}
            query={asked}
            instead={put}
            onRefused={setRefused}
          />
        ) : (
          <HitList key={asked} all={found} last={last}>
            {(hit) => {
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
                    <small>
                      {[sharedName(values, document), where].filter(Boolean).join(': ')}
                    </small>
                  </span>
                  <Button
                    aria-label={`Go to ${documentName(document)}, ${where}`}
                    onClick={() => go(hit)}
                  >
                    Go
                  </Button>
                </li>
              )
            }}
          </HitList>
        )}
      </div>
    </Dialog>
  )
}

interface InsteadProps {
  readonly value: string
  readonly onChange: (words: string) => void
}

/** What is to stand there instead; it has the cursor when it comes. */
function InsteadField({ value, onChange }: InsteadProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <label className={fields.field}>
      Replace with
      <input ref={field} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

function lastHit(window: Element | null): Element | null | undefined {
  return window?.querySelector('[aria-current=true]')
}
