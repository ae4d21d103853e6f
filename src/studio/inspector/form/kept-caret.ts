import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { hasTravelled } from '#studio/state/history.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { endOfChange } from './end-of-change.ts'

/**
 * Keeps the caret where words are taken back, or come again, in the control of a form that has the
 * focus. The browser puts it behind all of a text that it is given. `value` is what the form shows.
 */
export function useKeptCaret(form: RefObject<HTMLElement | null>, value: unknown): void {
  const store = useStudioStore()
  const shown = useRef<{ readonly control: Control; readonly text: string }>(undefined)
  useEffect(
    () =>
      store.subscribe(({ history }, before) => {
        if (!hasTravelled(before.history, history)) return
        const control = document.activeElement
        // A number and a date have no caret to put anywhere.
        const isWritten = isControl(control) && control.selectionStart !== null
        if (isWritten && form.current?.contains(control))
          shown.current = { control, text: control.value }
      }),
    [store, form],
  )
  useLayoutEffect(() => {
    if (!shown.current) return
    const { control, text } = shown.current
    shown.current = undefined
    if (control !== document.activeElement || control.value === text) return
    const end = endOfChange(text, control.value)
    control.setSelectionRange(end, end)
  }, [value])
}

type Control = HTMLInputElement | HTMLTextAreaElement

function isControl(element: Element | null): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
