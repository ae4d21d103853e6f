import { type ComponentType, createElement, useLayoutEffect, useRef } from 'react'

import { Outline } from '#studio/outline/Outline.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { PanelName } from '#studio/state/view.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'
import { IconButton } from '#studio/ui/Button.tsx'
import { Guard } from '#studio/ui/Guard.tsx'
import type { IconName } from '#studio/ui/Icon.tsx'
import { later } from '#studio/ui/later.tsx'
import { Tabs } from '#studio/ui/Tabs.tsx'

import styles from './side.module.css'

/** What the panel at the left can show; all but the outline is loaded when it is first opened. */
const panels: readonly { id: PanelName; title: string; icon: IconName; Panel: ComponentType }[] = [
  { id: 'page', title: 'Page', icon: 'outline', Panel: Outline },
  {
    id: 'pages',
    title: 'Pages',
    icon: 'page',
    Panel: later(async () => (await import('#studio/pages/PagesPanel.tsx')).PagesPanel),
  },
  {
    id: 'media',
    title: 'Media',
    icon: 'picture',
    Panel: later(async () => (await import('#studio/media/MediaPanel.tsx')).MediaPanel),
  },
  {
    id: 'site',
    title: 'Site',
    icon: 'rules',
    Panel: later(async () => (await import('#studio/site/SitePanel.tsx')).SitePanel),
  },
]

/**
 * The panel at the left: what the page is made of, and what the site is. Where the window has no
 * room for it, a rail of buttons opens it over the page.
 */
export function Side() {
  const store = useStudioStore()
  const panel = useStudio(({ view }) => view.panel)
  const drawer = useStudio(({ view }) => view.drawer)
  const pane = useStudio(({ view }) => view.pane)
  const side = useRef<HTMLElement>(null)
  // Before a panel takes the focus for what it was asked to show.
  useLayoutEffect(() => {
    if (!drawer) return undefined
    const before = document.activeElement
    const stop = new AbortController()
    const close = (): void => store.getState().look({ drawer: false })
    const closeBefore = (to: Element): void => {
      // A window over the panel gives the focus back to what is in it.
      if (!to.closest('dialog') && !side.current?.contains(to)) close()
    }
    document.addEventListener('pointerdown', ({ target }) => closeBefore(target as Element), {
      signal: stop.signal,
    })
    // Or it would cover what the keys lead to next.
    side.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Element) closeBefore(relatedTarget)
      },
      { signal: stop.signal },
    )
    side.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // It is not meant for what is selected.
        event.preventDefault()
        // The button of the rail stands before all that is in the panel.
        const rail = side.current?.querySelector<HTMLElement>('[aria-expanded=true]')
        // What it was opened from may be the rail itself, or gone.
        const isLeft = before !== document.body && before?.isConnected === true
        const back = isLeft && !side.current?.contains(before) ? before : rail
        if (back instanceof HTMLElement) back.focus()
        close()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [drawer, store])
  return (
    <nav ref={side} className={styles.side} aria-label="Parts of the site" data-drawer={drawer}>
      <div className={styles.rail}>
        {panels.map(({ id, title, icon }) => (
          <IconButton
            key={id}
            icon={icon}
            label={title}
            aria-expanded={drawer && panel === id}
            onClick={() => store.getState().look({ panel: id, drawer: !drawer || panel !== id })}
          />
        ))}
        <IconButton
          icon="edit"
          label="Settings"
          className={styles.pane}
          aria-pressed={pane === 'settings'}
          onClick={() =>
            store.getState().look({ pane: pane === 'page' ? 'settings' : 'page', drawer: false })
          }
        />
        <ActionButton id="add-block" icon="add" className={styles.add} />
      </div>
      <div className={styles.drawer}>
        <Tabs
          label="Parts of the site"
          look="buttons"
          tabs={panels}
          value={panel}
          onChange={(id) => store.getState().look({ panel: id })}
        >
          <div className={styles.panel}>
            <Guard key={panel} name="This panel">
              {createElement(panels.find(({ id }) => id === panel)?.Panel ?? Outline)}
            </Guard>
          </div>
        </Tabs>
      </div>
    </nav>
  )
}
