import { SaveState } from '#studio/save/SaveState.tsx'
import { changedDocuments } from '#studio/state/documents.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { counted } from '#studio/status/counted.ts'
import { Badge } from '#studio/ui/Badge.tsx'
import { Button, IconButton } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { Segmented } from '#studio/ui/Segmented.tsx'

import { Mark } from './Mark.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PagePicker } from './PagePicker.tsx'
import { previewAddress } from './preview-address.ts'

import styles from './top-bar.module.css'

/** Screens to look at the page on, by width in pixels. */
const screens = [
  { value: 1440, label: 'Desktop', icon: 'desktop' },
  { value: 768, label: 'Tablet', icon: 'tablet' },
  { value: 390, label: 'Phone', icon: 'phone' },
] as const

/** What is open, how it stands, how it is looked at, and how it goes live. */
export function TopBar() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const disk = useStudio((state) => state.disk)
  const width = useStudio(({ view }) => view.width)
  const undo = useStudio(({ history }) => history.past.at(-1)?.label)
  const redo = useStudio(({ history }) => history.future.at(-1)?.label)
  const findings = useStudio((state) => state.findings)
  const changed = changedDocuments(values, disk).length
  const { errors } = counted(findings)
  return (
    <header className={styles.bar} aria-label="Studio">
      <h1 className={styles.name}>
        <a href="/studio/" aria-label="Studio">
          <Mark />
          <span>studio</span>
        </a>
      </h1>
      <PagePicker />
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
      <Segmented
        label="Screen"
        options={screens}
        value={width}
        onChange={(next) => store.getState().look({ width: next })}
      />
      <Preview />
      <Button
        refused={changed === 0 ? 'Everything is saved.' : undefined}
        onClick={() => store.getState().save()}
      >
        Save
      </Button>
      <Button
        kind={errors > 0 ? 'plain' : 'main'}
        className={errors > 0 ? styles.blocked : ''}
        title={errors > 0 ? 'Something has to be mended before this can go live.' : undefined}
        onClick={() => store.getState().look({ window: 'publish' })}
      >
        Publish
        {errors > 0 ? <Badge kind="problem" count={errors} /> : null}
      </Button>
      <MoreMenu />
    </header>
  )
}

/** The page as it is saved, at its own address. */
function Preview() {
  const values = useStudio((state) => state.values)
  const page = useStudio((state) => state.page)
  const found = previewAddress(values, page)
  const words = (
    <>
      <span className={styles.words}>Preview</span>
      <span className={styles.eye}>
        <Icon name="eye" />
      </span>
    </>
  )
  if ('problem' in found)
    return (
      <Button aria-label="Preview" refused={found.problem}>
        {words}
      </Button>
    )
  return (
    <a
      className={styles.preview}
      href={found.address}
      target="_blank"
      rel="noreferrer"
      aria-label="Preview, in a new tab"
      title="The page as it is saved, in a new tab"
    >
      {words}
    </a>
  )
}
