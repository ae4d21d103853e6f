import type { StudioState } from '#studio/state/studio-state.ts'

import { isMac } from './shown-keys.ts'

/** What is pressed, spelt as commands spell theirs: `Mod+Shift+z`, `Alt+ArrowUp`. */
export function keyName(event: KeyboardEvent): string {
  const key = (writesOther(event) && /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]) || event.key
  const letter = key.length === 1 ? key.toLowerCase() : key
  const isOther = event.ctrlKey && isMac()
  return [
    isOther ? 'Ctrl+' : '',
    event.metaKey || (event.ctrlKey && !isOther) ? 'Mod+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey && key.length > 1 ? 'Shift+' : '',
    event.shiftKey && /^[a-z]$/.test(letter) ? 'Shift+' : '',
    letter,
  ].join('')
}

/** Whether Alt makes the key write another letter, as Option does on a Mac. */
export function writesOther({ altKey, key }: KeyboardEvent): boolean {
  return altKey && (key === 'Dead' || /^[^a-z\d]$/iu.test(key))
}

/**
 * Whether an input method takes a key. Safari tells the Enter that ends a word once the word is over
 * already; this number alone still says so.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Whether keys belong to what has the focus: somebody is typing there. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return (
    element !== null &&
    (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.isContentEditable)
  )
}

/** Whether it is where the blocks of the page are: the canvas, or the outline. */
export function isAtBlocks(target: EventTarget | null): boolean {
  return Boolean((target as Element | null)?.closest?.('main, [data-blocks]'))
}

/**
 * Whether a key is meant for a window over the editor, which has keys of its own: one that is open, so
 * that what had the focus there may have gone and the key comes from the body, one that was asked for
 * and has not come yet, or a menu that the key comes from.
 */
export function isForWindow(target: EventTarget | null, { view, saving }: StudioState): boolean {
  return (
    Boolean(
      view.window ??
      view.pageTask ??
      document.querySelector('dialog[open]') ??
      (target as Element | null)?.closest?.('dialog, [popover]'),
    ) || saving.choosing
  )
}
