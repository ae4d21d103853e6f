import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

import type { StudioStoreApi } from '#studio/state/store.ts'

/** Where the pointer is, in pixels of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Lets carried blocks be put down on an element; `placeAt` says before which entry at a point. What
 * comes back stops it.
 */
export function dropTarget(
  store: StudioStoreApi,
  element: HTMLElement,
  placeAt: (point: Point) => number | undefined,
): () => void {
  const to = (index: number | undefined): void => {
    const { view, look } = store.getState()
    if (view.carried && view.carried.index !== index) look({ carried: { ...view.carried, index } })
  }
  return dropTargetForElements({
    element,
    canDrop: () => store.getState().view.carried !== undefined,
    onDrag: ({ location }) => to(placeAt(pointOf(location.current.input))),
    onDragLeave: () => to(undefined),
  })
}

/** Tells where the pointer is while something is dragged; what comes back stops it. */
export function watchPointer(tell: (point: Point) => void): () => void {
  return monitorForElements({
    onDragStart: ({ location }) => tell(pointOf(location.current.input)),
    onDrag: ({ location }) => tell(pointOf(location.current.input)),
  })
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}
