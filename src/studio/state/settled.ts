import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'

import { hasTravelled } from './history.ts'
import { type StudioStoreApi, useStudioStore } from './store.ts'
import type { StudioState } from './studio-state.ts'

/** How long an answer may be old, in milliseconds from the frame that shows the change. */
const LATE = 16

/**
 * What `pick` makes of the state, for what stands around the page. It is told at once when something
 * else is looked at, and of a step that is neither typed nor undone; of these two, with what is said
 * of them, and of what was found or saved, once the page shows it. Who asks is drawn anew where the
 * answer, or one of its fields, is another.
 *
 * @param pick the same function each time, or it is asked at each drawing.
 */
export function useSettled<T>(pick: (state: StudioState) => T): T {
  const once = useMemo(() => askedOnce(pick), [pick])
  return useStore(settled(useStudioStore()), useShallow(once))
}

/** The documents, for `useSettled`. */
export const valuesOf = ({ values }: StudioState): StudioState['values'] => values

/** What was said last, for `useSettled`: a message over the page is half of the frame of an undo. */
export const saidOf = ({ said }: StudioState): StudioState['said'] => said

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
  store.subscribe((state, before) => {
    const isSaid = state.said !== before.said
    // What was said before, and is not told yet, would not be told at all; a refusal takes its place.
    if (isSaid && late.getState().said !== before.said) late.setState(before, true)
    const isOfStep = due || state.history !== before.history
    const isUrgent = isSaid && (!isOfStep || state.said.kind === 'refused')
    if (isUrgent || !mayWait(state, before)) settle()
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

/** Whether what is looked at is the same, and no step was taken but by typing, or back or forth. */
function mayWait(state: StudioState, before: StudioState): boolean {
  const isTaken = state.history !== before.history && !hasTravelled(before.history, state.history)
  return (
    !(isTaken && !state.history.past.at(-1)?.field) &&
    state.page === before.page &&
    state.selection === before.selection &&
    state.view === before.view &&
    state.site === before.site
  )
}
