import { withoutUnseen } from '#engine/text/guards.ts'

/**
 * Pasted words without what came along and nobody sees: spaces at which no line may break, places
 * where a word may, the breaks of lines on slides, and what every check of the site refuses.
 */
export function plainPaste(text: string): string {
  return withoutUnseen(text.replaceAll(/[\v\f\u00A0\u202F]/g, ' ').replaceAll('\u00AD', ''))
}

/**
 * Pastes words into a field as if they were typed, so that the browser can undo it. One that the cursor
 * has left meanwhile takes none, and what is selected there is not lost for nothing.
 */
export function insertWords(field: Element, text: string): void {
  const page = field.ownerDocument
  if (page.activeElement === field && text !== '') page.execCommand('insertText', false, text)
}

/**
 * What is pasted into any field of the page, of a form, a window or a panel, comes without what nobody
 * sees. What comes back stops it.
 */
export function pastePlain(page: Document): () => void {
  const stop = new AbortController()
  const paste = (event: ClipboardEvent): void => {
    const { defaultPrevented, clipboardData } = event
    const field = event.target as Element
    if (defaultPrevented || !/^(INPUT|TEXTAREA)$/.test(field.tagName)) return
    const text = clipboardData?.getData('text/plain') ?? ''
    const plain = plainPaste(text)
    if (plain === text) return
    event.preventDefault()
    insertWords(field, plain)
  }
  page.addEventListener('paste', paste, { signal: stop.signal })
  return () => stop.abort()
}
