import {
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

import { blockMenu } from '#studio/actions/block-menu.ts'
import { NOTHING_SELECTED } from '#studio/actions/command.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { block } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Menu } from '#studio/ui/Menu.tsx'
import type { Anchor } from '#studio/ui/place.ts'

import { TAB_HEIGHT, boxOf, onScreen, tabTop } from './boxes.ts'

interface BlockMenu {
  /** Where somebody points at a block in the frame: selects it, or keeps the several it is one of. */
  atBlock(root: HTMLElement, event: MouseEvent): void
  /** Where somebody points at what is drawn over the page for the selected block. */
  atTools(event: ReactMouseEvent): void
  /** The menu, while it is open. */
  readonly menu: ReactNode
}

/**
 * The menu of what is selected, where the page is asked for one by the pointer or, while the region
 * has the focus, by a key. The region has the focus again when it closes.
 */
export function useBlockMenu(
  frame: Document,
  region: RefObject<HTMLElement | null>,
  parts: PageParts,
  toRegion: () => void,
): BlockMenu {
  const store = useStudioStore()
  const [at, setAt] = useState<Anchor>()
  const open = useCallback(
    (point: Anchor): void => {
      toRegion()
      // At once: the same press closed the menu before, which is told of later and would close this one.
      flushSync(() => setAt(point))
    },
    [toRegion],
  )
  useEffect(() => {
    const element = region.current
    const ask = (event: MouseEvent): void => {
      event.preventDefault()
      const [id] = store.getState().selection.blocks
      if (id === undefined) return store.getState().say(NOTHING_SELECTED, 'refused')
      const box = boxOf(parts.root(id), 1) ?? { top: 0, left: 0, width: 0, height: TAB_HEIGHT }
      return open(onScreen(frame, { x: Math.max(box.left, 0), y: tabTop(box) + TAB_HEIGHT }))
    }
    element?.addEventListener('contextmenu', ask)
    return () => element?.removeEventListener('contextmenu', ask)
  }, [frame, region, parts, store, open])
  const atBlock = useCallback(
    (root: HTMLElement, { clientX, clientY }: MouseEvent): void => {
      const { page, selection, open: openPage, select } = store.getState()
      if (page !== parts.page) openPage(parts.page)
      if (page !== parts.page || !selection.blocks.includes(root.id)) select(block(root.id))
      open(onScreen(frame, { x: clientX, y: clientY }))
    },
    [frame, parts, store, open],
  )
  const atTools = useCallback(
    (event: ReactMouseEvent): void => {
      event.preventDefault()
      open({ x: event.clientX, y: event.clientY })
    },
    [open],
  )
  return {
    atBlock,
    atTools,
    menu: at ? (
      <Menu
        label="What to do with it"
        at={at}
        groups={blockMenu(store, true)}
        onClose={() => setAt(undefined)}
      />
    ) : null,
  }
}
