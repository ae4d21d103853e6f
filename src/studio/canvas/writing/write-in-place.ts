import { plainPaste } from '#studio/inspector/form/plain-paste.ts'

/** What somebody who writes on the page does. */
export interface Writer {
  /** The words as they are now, in one line. */
  words(text: string): void
  /**
   * It is over: the words are kept, or taken back. `left` says that the focus is elsewhere already.
   * Called once.
   */
  end(kept: boolean, left: boolean): void
}

/**
 * Lets the words of an element be written where they stand: plain and in one line, also what is
 * pasted. Enter and leaving it keep them, Escape takes them back. What comes back ends it.
 */
export function writeInPlace(element: HTMLElement, { words, end }: Writer): () => void {
  const { ownerDocument: frame } = element
  const stop = new AbortController()
  const on = <E extends Event>(type: string, act: (event: E) => void): void =>
    element.addEventListener(type, act as (event: Event) => void, { signal: stop.signal })
  const finish = (kept: boolean, left: boolean): void => {
    if (stop.signal.aborted) return
    stop.abort()
    element.removeAttribute('contenteditable')
    end(kept, left)
  }
  on<KeyboardEvent>('keydown', (event) => {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    finish(event.key !== 'Escape', false)
  })
  on('input', () => words(oneLine(element.textContent ?? '')))
  on<ClipboardEvent>('paste', (event) => {
    event.preventDefault()
    const text = oneLine(plainPaste(event.clipboardData?.getData('text/plain') ?? ''))
    // The only way that the browser's own undo learns of.
    frame.execCommand('insertText', false, text)
  })
  on('drop', (event) => event.preventDefault())
  on('blur', () => finish(true, true))
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus({ preventScroll: true })
  frame.getSelection()?.selectAllChildren(element)
  return () => finish(true, false)
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('\u00A0', ' ')
}
