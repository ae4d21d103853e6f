import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'

import { type StudioState, type StudioStoreApi, useStudioStore } from './store.ts'

/** How long an answer may be old, in milliseconds from the frame that shows the change. */
const LATE = 16

/**
 * What `pick` makes of the state, for what stands around the page: it is told of a key that somebody
 * typed once the page shows it, and of anything else at once. Who asks is drawn anew where the answer,
 * or one of its fields, is another.
 *
 * @param pick the same function each time, or it is asked at each drawing.
 */
export function useSettled<T>(pick: (state: StudioState) => T): T {
  const once = useMemo(() => askedOnce(pick), [pick])
  return useStore(settled(useStudioStore()), useShallow(once))
}

/** The documents, for `useSettled`. */
export const valuesOf = ({ values }: StudioState): StudioState['values'] => values

/** Asks again only of another state. */
function askedOnce<T>(pick: (state: StudioState) => T): (state: StudioState) => T {
  let last: { readonly state: StudioState; readonly answer: T } | undefined
  return (state) => {
    if (last?.state !== state) last = { state, answer: pick(state) }
    return last.answer
  }
}

const known = new WeakMap<StudioStoreApi, StudioStoreApi>()

function settled(store: StudioStoreApi): StudioStoreApi {
  const before = known.get(store)
  if (before) return before
  const late = createStore(() => store.getState())
  known.set(store, late)
  const settle = (): void => late.setState(store.getState(), true)
  let due = false
  store.subscribe(({ history }, before) => {
    const isTyped = history !== before.history && history.past.at(-1)?.field
    if (!isTyped) settle()
    else if (!due) {
      due = true
      requestAnimationFrame(() =>
        setTimeout(() => {
          due = false
          settle()
        }, LATE),
      )
    }
  })
  return late
}
