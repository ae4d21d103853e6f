import { useState } from 'react'

import { definition } from '#engine/schema/schema.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { EntrySettings } from '#studio/site/EntrySettings.tsx'
import { errorsIn } from '#studio/state/errors-in.ts'
import { sharedName } from '#studio/state/pages.ts'
import { placeIn } from '#studio/state/places.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Tabs } from '#studio/ui/Tabs.tsx'

import { SettingsForm } from './form/SettingsForm.tsx'
import { JsonTab } from './JsonTab.tsx'

import styles from './inspector.module.css'

/** What a page is apart from its blocks: shown while no block is selected. */
export function PageSettings() {
  const store = useStudioStore()
  const page = useStudio((state) => state.page)
  const entry = useStudio(({ view }) => view.entry)
  const kind = documentKind(page)
  const isRead = useStudio(({ values }) => values[page] !== undefined)
  const name = useStudio(({ values }) =>
    kind === 'Page' ? `${documentName(page)} page` : sharedName(values, page),
  )
  const json = useStudio(({ view }) => view.json)
  // Where it is mended as a text, it stays one until its author looks at the form.
  const [mending, setMending] = useState(!isRead)
  // Those of blocks stand at the blocks.
  const problems = useStudio(
    ({ findings, site }) =>
      errorsIn(findings, inPages(site, page)).filter(
        ({ pointer }) => placeIn(pointer).index === undefined,
      ).length,
  )
  const tab: 'Page' | 'JSON' = json || mending || !isRead ? 'JSON' : 'Page'
  return (
    <>
      <header className={styles.head}>
        <h2>{name}</h2>
        {isRead && kind === 'Page' ? (
          <Button
            kind="quiet"
            aria-label="Rename this page"
            onClick={() => store.getState().look({ pageTask: { kind: 'rename', id: page } })}
          >
            Rename
          </Button>
        ) : null}
      </header>
      <p className={styles.about}>
        {!isRead
          ? 'The file can’t be read. Fix its text where it’s marked, then save it.'
          : kind === 'Page'
            ? 'Select a block on the page to change it.'
            : null}
      </p>
      {isRead ? null : (
        <div className={styles.instead}>
          <Button onClick={() => store.getState().look({ window: 'broken' })}>
            Put back another version
          </Button>
        </div>
      )}
      <Tabs
        label="Settings"
        tabs={[
          ...(isRead
            ? [{ id: 'Page', title: kind === 'Page' ? 'Page' : 'Content', problems } as const]
            : []),
          { id: 'JSON', title: 'JSON' },
        ]}
        value={tab}
        onChange={(next) => {
          store.getState().look({ json: next === 'JSON' })
          setMending(false)
        }}
      >
        {tab === 'JSON' ? (
          <JsonTab document={page} at="" block={undefined} />
        ) : (
          <div className={styles.panel}>
            {entry?.document === page ? (
              <EntrySettings {...entry} />
            ) : kind ? (
              <SettingsForm schema={definition(kind)} document={page} at="" />
            ) : null}
          </div>
        )}
      </Tabs>
    </>
  )
}
