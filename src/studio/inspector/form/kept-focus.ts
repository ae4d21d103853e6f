import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a form. What has it may go by what it does: Add gives way to what it added, Take
 * out goes with what it took. The focus then goes to the first control of the setting, or of the next
 * one around it that is still there. Answers what is to hear of every focus in the form; `value` is
 * what the form shows.
 */
export function useKeptFocus(
  form: RefObject<HTMLElement | null>,
  value: unknown,
): (event: FocusEvent) => void {
  const trail = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    const [last, ...around] = trail.current
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const setting = [...around, form.current].find((one) => one?.isConnected)
    if (setting) firstControl(setting)?.focus()
  }, [form, value])
  return ({ target }) => {
    trail.current = [target, ...settingsAround(target)]
  }
}

function settingsAround(element: Element): Element[] {
  const setting = element.parentElement?.closest('[data-at]')
  return setting ? [setting, ...settingsAround(setting)] : []
}

/** Of the first part, if it has parts: what takes all of them out stands before them. */
function firstControl(setting: Element): HTMLElement | undefined {
  const is =
    ':is(input:not([type=file]), textarea, select, button, summary, [contenteditable=true])'
  return [`:scope [data-at] ${is}`, is]
    .flatMap((what) => [...setting.querySelectorAll<HTMLElement>(what)])
    .find(({ tabIndex }) => tabIndex >= 0)
}
