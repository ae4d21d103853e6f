import { type KeyboardEvent, useEffect, useRef } from 'react'

import { isComposing, isForWindow } from '#studio/actions/keys.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import { showPane } from '#studio/state/show-pane.ts'
import { type StudioStoreApi, useStudio, useStudioStore } from '#studio/state/store.ts'
import { Guard } from '#studio/ui/Guard.tsx'

import { BlockSettings } from './BlockSettings.tsx'
import { focusField, showField } from './focus-field.ts'
import { PageSettings } from './PageSettings.tsx'
import { SeveralBlocks } from './SeveralBlocks.tsx'

import styles from './inspector.module.css'

/** The settings of what is selected: a block, several, or the page itself. */
export function Inspector() {
  const store = useStudioStore()
  const document = useStudio((state) => state.values[state.page])
  const page = useStudio((state) => state.page)
  const { blocks: ids, pointer, whole } = useStudio((state) => state.selection)
  const asked = useStudio((state) => state.fieldAsked)
  const panel = useRef<HTMLElement>(null)
  const answered = useRef(asked)
  const chosen = blocksIn(document).filter(({ id }) => ids.includes(id))
  const [only] = chosen

  useEffect(() => {
    // The form may have to open a tab or an item first.
    const due = requestAnimationFrame(() => {
      if (!panel.current) return
      if (asked !== answered.current)
        focusField(panel.current, pointer, store.getState().wordsAsked)
      else showField(panel.current, pointer)
      answered.current = asked
    })
    return () => cancelAnimationFrame(due)
  }, [store, pointer, asked, only?.id])

  return (
    <aside ref={panel} className={styles.inspector} aria-label="Settings">
      <div
        role="presentation"
        className={styles.inside}
        onFocus={() => showPane(store, 'settings')}
        onKeyDown={(event) => keepKeys(event, store)}
      >
        <Guard name="The form">
          {only === undefined || whole ? (
            <PageSettings key={page} />
          ) : chosen.length === 1 ? (
            <BlockSettings key={page} id={only.id} />
          ) : (
            <SeveralBlocks blocks={chosen} />
          )}
        </Guard>
      </div>
    </aside>
  )
}

/** Where the blocks are chosen: the row of the outline that Tab leads to, or else the page. */
const blocks = ['[data-blocks] [role=treeitem][tabindex="0"]', 'main [tabindex="0"]']

/**
 * A key that would delete the block is not meant for it while the focus is among its settings, and
 * Escape leads back to where it was chosen. It stays selected; only a second Escape is for that.
 */
function keepKeys(event: KeyboardEvent, store: StudioStoreApi): void {
  if (event.key === 'Delete' || event.key === 'Backspace') event.stopPropagation()
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
  if (isForWindow(event.target, store.getState())) return
  const out = blocks
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility())
  if (!out) return
  event.preventDefault()
  out.focus()
}
