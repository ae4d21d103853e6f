import type { StudioState } from '#studio/state/studio-state.ts'

/** What is pressed, spelt as commands spell theirs: `Mod+Shift+z`, `Alt+ArrowUp`. */
export function keyName(event: KeyboardEvent): string {
  const key = (writesOther(event) && /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]) || event.key
  const letter = key.length === 1 ? key.toLowerCase() : key
  return [
    event.ctrlKey || event.metaKey ? 'Mod+' : '',
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
 * Whether it is in a window over the editor, which has keys of its own. While one is open every key is
 * its own: what had the focus there may have gone, and then a key comes from the body.
 */
export function isOver(target: EventTarget | null): boolean {
  return Boolean(
    document.querySelector('dialog[open]') ??
    (target as Element | null)?.closest?.('dialog, [popover]'),
  )
}

/**
 * Whether a window was asked for: until it has come, keys are meant for it, and what is behind it
 * keeps still.
 */
export function asksWindow({ view, saving }: StudioState): boolean {
  return Boolean(view.window ?? view.pageTask) || saving.choosing
}
