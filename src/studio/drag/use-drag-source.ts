import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { type RefCallback, useCallback } from 'react'

import type { Block } from '#schema/types.ts'
import { type StudioStoreApi, useStudioStore } from '#studio/state/store.ts'

import { putDown } from './carried.ts'

/** A block of the page, by its id, or a new one. */
export type Source = string | Block

/** Makes an element something to drag a block by. Dragged with others that are selected, all of them. */
export function useDragSource(source: Source): RefCallback<HTMLElement> {
  const store = useStudioStore()
  return useCallback(
    (element) =>
      element
        ? draggable({
            element,
            // The canvas draws what is carried itself, over the page too.
            onGenerateDragPreview: ({ nativeSetDragImage }) =>
              disableNativeDragPreview({ nativeSetDragImage }),
            canDrag: () => source !== '',
            onDragStart: () => liftByPointer(store, source),
            onDrop({ location }) {
              const state = store.getState()
              const { carried } = state.view
              if (!carried) return
              const isOver = location.current.dropTargets.length > 0
              putDown(state, isOver ? carried : { ...carried, index: undefined })
            },
          })
        : undefined,
    [store, source],
  )
}

/** Selected when it is put down: what is selected opens in the outline, and its rows would slip away. */
function liftByPointer(store: StudioStoreApi, source: Source): void {
  const { selection, look } = store.getState()
  if (typeof source !== 'string')
    return look({ carried: { by: 'pointer', ids: [], added: [source], index: undefined } })
  const ids = selection.blocks.includes(source) ? selection.blocks : [source]
  look({ carried: { by: 'pointer', ids, index: undefined } })
}
