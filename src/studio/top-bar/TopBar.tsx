import { useNavigate } from 'react-router-dom'

import { SaveState } from '#studio/save/SaveState.tsx'
import { changedDocuments } from '#studio/state/documents.ts'
import { addressOf, pageName, pagesOf, setsOf } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button, IconButton } from '#studio/ui/Button.tsx'

import styles from './top-bar.module.css'

/** Screens to look at the page on, by width in pixels. */
const screens = [
  { width: 1440, name: 'Desktop', icon: 'desktop' },
  { width: 768, name: 'Tablet', icon: 'tablet' },
  { width: 390, name: 'Phone', icon: 'phone' },
] as const

/** All pages, among the pages to choose from. */
const PAGES = '-/pages.json'

export function TopBar() {
  const store = useStudioStore()
  const navigate = useNavigate()
  const values = useStudio((state) => state.values)
  const disk = useStudio((state) => state.disk)
  const page = useStudio((state) => state.page)
  const width = useStudio(({ view }) => view.width)
  const screen = useStudio(({ view }) => view.screen)
  const undo = useStudio(({ history }) => history.past.at(-1)?.label)
  const redo = useStudio(({ history }) => history.future.at(-1)?.label)
  const changed = changedDocuments(values, disk).length
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <a href="/studio/">studio</a>
      </h1>
      <label className={styles.pick}>
        <span className={styles.hidden}>Page</span>
        <select
          value={screen === 'pages' ? PAGES : page}
          onChange={({ target }) => void navigate(addressOf(target.value))}
        >
          <option value={PAGES}>All pages</option>
          {setsOf(values).map((set) => (
            <optgroup key={set} label={set}>
              {pagesOf(values, set).map((id) => (
                <option key={id} value={id}>
                  {pageName(id)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SaveState />
      <span className={styles.space} />
      <IconButton
        icon="undo"
        label={undo === undefined ? 'Undo' : `Undo: ${undo}`}
        refused={undo === undefined ? 'There is nothing to undo.' : undefined}
        onClick={() => store.getState().travel('undo')}
      />
      <IconButton
        icon="redo"
        label={redo === undefined ? 'Redo' : `Redo: ${redo}`}
        refused={redo === undefined ? 'There is nothing to redo.' : undefined}
        onClick={() => store.getState().travel('redo')}
      />
      <div className={styles.screens} role="group" aria-label="Screen">
        {screens.map((screen) => (
          <IconButton
            key={screen.width}
            icon={screen.icon}
            label={screen.name}
            aria-pressed={screen.width === width}
            onClick={() => store.getState().look({ width: screen.width })}
          />
        ))}
      </div>
      <Button
        refused={changed === 0 ? 'Everything is saved.' : undefined}
        onClick={() => store.getState().save()}
      >
        Save
      </Button>
      <Button kind="main" onClick={() => store.getState().look({ window: 'publish' })}>
        Publish
      </Button>
    </header>
  )
}
