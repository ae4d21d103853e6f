import { useEffect, useMemo, useRef, useState } from 'react'

import type { Dates } from '#studio/api.ts'
import { ask } from '#studio/server/request.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { PageTask } from '#studio/state/view.ts'
import { Button } from '#studio/ui/Button.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'
import { Segmented } from '#studio/ui/Segmented.tsx'

import { useKeptRow } from './kept-row.ts'
import { PageList } from './PageList.tsx'
import { ParityView } from './ParityView.tsx'
import { RouteMap } from './RouteMap.tsx'
import { groupsWith, pageGroups } from './site-map.ts'

import styles from './pages.module.css'

/** From how many pages on a list is looked through by words and not by eye. */
const MANY = 24

/** All pages of the site, and where its addresses lead. */
export function PagesScreen() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const findings = useStudio((state) => state.findings)
  const site = useStudio((state) => state.site)
  const [only, setOnly] = useState('')
  const [words, setWords] = useState('')
  const [side, setSide] = useState<'map' | 'parity'>('map')
  const setTask = (pageTask: PageTask): void => store.getState().look({ pageTask })
  const stored = useStudio((state) => state.stored)
  const [dates, setDates] = useState<Dates>({})
  // Without an answer the list stands as well.
  useEffect(() => void ask<Dates>('GET', 'dates').then(setDates, () => {}), [stored])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had it is gone with the page; who has just opened the editor begins at its top.
    const isLater = store.getState().view.drawn
    if (isLater && document.activeElement === document.body) title.current?.focus()
  }, [store])
  const groups = useMemo(() => pageGroups(values, findings, site), [values, findings, site])
  const keepRow = useKeptRow(title, groups)
  const sets = groups.filter(({ set }) => set !== 'shared')
  const found = useMemo(() => groupsWith(groups, words), [groups, words])
  const shown = found.filter(({ set }) => only === '' || set === only || set === 'shared')
  const isMany = words !== '' || groups.flatMap(({ rows }) => rows).length >= MANY
  return (
    <main className={styles.screen} aria-label="Pages">
      <section className={styles.pages} aria-labelledby="pages-title">
        <header className={styles.head}>
          <h1 ref={title} id="pages-title" tabIndex={-1}>
            Pages
          </h1>
          <Segmented
            label="Which pages"
            options={[
              { value: '', label: 'All sets' },
              ...sets.map(({ set, name }) => ({ value: set, label: name })),
            ]}
            value={only}
            onChange={setOnly}
          />
          <Button kind="quiet" onClick={() => setTask({ kind: 'deleted' })}>
            Deleted pages
          </Button>
          <Button
            kind="main"
            icon="add"
            onClick={() => setTask({ kind: 'new', set: only || (sets[0]?.set ?? 'shared') })}
          >
            New page
          </Button>
        </header>
        {isMany ? (
          <div className={styles.find}>
            <SearchField
              label="Find a page by its name or address"
              placeholder="Find a page by its name or address"
              value={words}
              onChange={setWords}
            />
          </div>
        ) : null}
        <p role="status" className={styles.none}>
          {shown.length > 0
            ? null
            : `No page${only === '' ? '' : ' of this set'} has “${words.trim()}” in its name or address.`}
        </p>
        <div role="presentation" onFocus={keepRow}>
          <PageList groups={shown} sets={groups} dates={dates} onTask={setTask} />
        </div>
      </section>
      <section className={styles.map} aria-label="The site as a whole">
        <Segmented
          label="What to look at"
          options={[
            { value: 'map', label: 'Where addresses go' },
            { value: 'parity', label: 'What the sets don’t share' },
          ]}
          value={side}
          onChange={setSide}
        />
        {side === 'map' ? <RouteMap groups={found} /> : <ParityView />}
      </section>
    </main>
  )
}
