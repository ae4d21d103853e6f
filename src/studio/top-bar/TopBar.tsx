import { SaveState } from '#studio/save/SaveState.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { screens } from '#studio/state/view.ts'
import { counted } from '#studio/status/problems.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { Segmented } from '#studio/ui/Segmented.tsx'

import { Mark } from './Mark.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PagePicker } from './PagePicker.tsx'
import { Preview } from './Preview.tsx'

import styles from './top-bar.module.css'

/** What is open, how it stands, how it is looked at, and how it goes live. */
export function TopBar() {
  const store = useStudioStore()
  const width = useStudio(({ view }) => view.width)
  const errors = useStudio((state) => counted(state).errors)
  return (
    <header className={styles.bar} aria-label="Studio">
      <div className={styles.rest}>
        <h1 className={styles.name}>
          <a href="/studio/" aria-label="Studio">
            <Mark />
            <span>studio</span>
          </a>
        </h1>
        <PagePicker />
        <SaveState />
        <span className={styles.space} />
        <ActionButton id="undo" icon="undo" kind="quiet" />
        <ActionButton id="redo" icon="redo" kind="quiet" />
        <Segmented
          label="Screen"
          options={screens}
          value={width}
          onChange={(next) => store.getState().look({ width: next })}
        />
        <Preview />
        <ActionButton id="save" />
      </div>
      <span className={styles.end}>
        <ActionButton
          id="publish"
          kind={errors > 0 ? 'plain' : 'main'}
          className={errors > 0 ? styles.blocked : ''}
          title={errors > 0 ? 'Fix the problems first, then publish.' : undefined}
        >
          Publish
          <ProblemCount count={errors} />
        </ActionButton>
        <MoreMenu />
      </span>
    </header>
  )
}
