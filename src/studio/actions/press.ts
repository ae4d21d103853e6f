import { wholeBlocks } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { type Action, type Press, allowedNow, isInSight } from './action.ts'
import { actions } from './actions.ts'
import { isAtBlocks, isComposing, isForWindow, isTyping, keyName, writesOther } from './keys.ts'

/** Does what a key means, or says why not. Answers whether it means anything here. */
export function press(store: StudioStoreApi, event: KeyboardEvent): boolean {
  const name = keyName(event)
  const action = actions.find(({ keys, told }) => !told && keys.includes(name))
  if (!action || event.defaultPrevented) return false
  if (isForWindow(event.target, store.getState())) return false
  if (isTyping(event.target) && (!action.always || writesOther(event))) return false
  const isFree = isAtBlocks(event.target) || (action.letter && event.target === document.body)
  if ((action.atBlocks || action.letter) && !isFree) return false
  if (!isInSight(action, store.getState())) return false
  if (action.once && event.repeat) return true
  perform(store, action, false, { held: event.repeat, typing: isTyping(event.target) })
  return true
}

/** Whether a key means something also to who is typing: saving, searching, the list of all actions. */
export function isForTyping(event: KeyboardEvent): boolean {
  const name = keyName(event)
  return !writesOther(event) && actions.some(({ always, keys }) => always && keys.includes(name))
}

/** Runs an action, or says why not; with `whole` on the whole blocks of which something is selected. */
export function perform(store: StudioStoreApi, action: Action, whole = false, press?: Press): void {
  if (whole) store.getState().select(wholeBlocks(store.getState().selection))
  const state = store.getState()
  const allowed = allowedNow(action, state)
  if (allowed === true) action.run(state, press)
  else state.say(allowed, 'refused')
}

/**
 * Listens to the keys of the editor's own document; what comes back stops it. Those that an input
 * method takes in a field are nobody's: the Enter that ends a word of Japanese sends no form.
 */
export function startKeys(store: StudioStoreApi): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (press(store, event)) event.preventDefault()
  }
  const keepAway = (event: KeyboardEvent): void => {
    const isField = /^(INPUT|TEXTAREA)$/.test((event.target as Element | null)?.tagName ?? '')
    if (isComposing(event) && isField) event.stopPropagation()
  }
  const stop = new AbortController()
  addEventListener('keydown', listen, { signal: stop.signal })
  addEventListener('keydown', keepAway, { signal: stop.signal, capture: true })
  return () => stop.abort()
}
