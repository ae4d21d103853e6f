import { useDeferredValue, useMemo, useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { setName, setOf } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'

import { searchTexts } from './search-texts.ts'

import styles from './search.module.css'

/** Finds words on all pages and in all facts, and leads to them. */
export function SearchDialog() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(() => searchTexts(values, asked), [values, asked])
  const close = (): void => store.getState().look({ window: undefined })
  return (
    <Dialog title="Search all pages" width={680} onClose={close}>
      <SearchField label="Words to look for" value={query} onChange={setQuery} />
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
        {found.map(({ document, pointer, where, around: [before, words, after] }) => (
          <li key={`${document}${pointer}`}>
            <span className={styles.text}>
              <span>
                {before}
                <mark>{words}</mark>
                {after}
              </span>
              <small>{`${documentName(document)}, ${setName(values, setOf(document))}: ${where}`}</small>
            </span>
            <Button
              aria-label={`Go to ${documentName(document)}, ${where}`}
              onClick={() => {
                close()
                goToPlace(store, document, pointer)
              }}
            >
              Go
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
