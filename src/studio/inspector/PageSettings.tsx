import { definition } from '#engine/schema.ts'
import { documentKind } from '#engine/site.ts'
import { pageName } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

import { SettingsForm } from './form/SettingsForm.tsx'

import styles from './inspector.module.css'

/** What a page is apart from its blocks: shown while no block is selected. */
export function PageSettings() {
  const page = useStudio((state) => state.page)
  const kind = documentKind(page)
  return (
    <>
      <header className={styles.head}>
        <h2>{kind === 'Page' ? `${pageName(page)} page` : pageName(page)}</h2>
      </header>
      <p className={styles.about}>
        {kind === 'Page' ? 'Choose a block on the page to change it.' : null}
      </p>
      <div className={styles.panel}>
        {kind ? (
          <SettingsForm
            schema={definition(kind)}
            document={page}
            at=""
            shows={({ key }) => key !== 'blocks'}
          />
        ) : null}
      </div>
    </>
  )
}
