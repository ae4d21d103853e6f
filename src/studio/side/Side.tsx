import { Outline } from '#studio/outline/Outline.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { PanelName } from '#studio/state/view.ts'
import { Tabs } from '#studio/ui/Tabs.tsx'

import styles from './side.module.css'

/** What the panel at the left can show. */
const panels: readonly { id: PanelName; title: string }[] = [{ id: 'page', title: 'Page' }]

/** The panel at the left: what the page is made of, and what the site is. */
export function Side() {
  const store = useStudioStore()
  const panel = useStudio(({ view }) => view.panel)
  return (
    <nav className={styles.side} aria-label="Parts of the site">
      <Tabs
        label="Parts of the site"
        look="buttons"
        tabs={panels}
        value={panel}
        onChange={(id) => store.getState().look({ panel: id })}
      >
        <div className={styles.panel}>{panel === 'page' ? <Outline /> : null}</div>
      </Tabs>
    </nav>
  )
}
