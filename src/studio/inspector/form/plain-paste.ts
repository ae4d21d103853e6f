import type { ClipboardEvent } from 'react'

import { withoutUnseen } from '#engine/text/guards.ts'

/**
 * Pasted words without what came along and nobody sees: spaces at which no line may break, places
 * where a word may, the breaks of lines on slides, and what every check of the site refuses.
 */
export function plainPaste(text: string): string {
  return withoutUnseen(text.replaceAll(/[\v\f\u00A0\u202F]/g, ' ').replaceAll('\u00AD', ''))
}

/** Pastes words into a field as if they were typed, so that the browser can undo it. */
export function insertWords(event: ClipboardEvent, text: string): void {
  event.preventDefault()
  event.currentTarget.ownerDocument.execCommand('insertText', false, text)
}

/** For a form: what is pasted into any of its fields comes without what nobody sees. */
export function pastePlain(event: ClipboardEvent): void {
  if (event.defaultPrevented || !/^(INPUT|TEXTAREA)$/.test((event.target as Element).tagName))
    return
  const text = event.clipboardData.getData('text/plain')
  const plain = plainPaste(text)
  if (plain !== text) insertWords(event, plain)
}
