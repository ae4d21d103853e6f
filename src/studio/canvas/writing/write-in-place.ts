import { isComposing, keyName } from '#studio/actions/keys.ts'
import { wayOf } from '#studio/commands/travel.ts'
import { endOfChange } from '#studio/inspector/form/end-of-change.ts'
import { plainPaste } from '#studio/inspector/form/plain-paste.ts'

/** What somebody who writes on the page does. */
export interface Writer {
  /** The words as they are now, in one line. */
  words(text: string): void
  /** A step back, or forth. Answers the words after it; undefined where it is not about them. */
  travel(way: 'undo' | 'redo'): string | undefined
  /** Enter, with the words on either side of the caret. Answers whether another line is begun. */
  split(before: string, after: string): boolean
  /** Backspace before these, which are all words of the line. Answers whether it is gone. */
  join(words: string): boolean
  /** Words are to lead somewhere, from letter to letter. Answers whether they may. */
  link(start: number, end: number): boolean
  /** A key that no word takes. Answers whether the editor took it. */
  key(event: KeyboardEvent): boolean
  /**
   * It is over: the words are kept, or taken back. `left` says that the focus is elsewhere already.
   * Called once.
   */
  end(kept: boolean, left: boolean): void
}

/**
 * Lets the words of an element be written where they stand: plain and in one line, also what is
 * pasted. All of them are selected, or the caret stands after as many letters. Enter, where it begins
 * no other line, and leaving it keep them, Escape takes them back. Undo and redo are the writer's: the
 * browser has one step for all that is written. What comes back ends it.
 */
export function writeInPlace(
  element: HTMLElement,
  { words, travel, split, join, link, key, end }: Writer,
  caret?: number,
): () => void {
  const { ownerDocument: frame } = element
  const stop = new AbortController()
  // On a Mac, Safari takes the focus from a button that has none.
  const isBare = element.matches('button:not([tabindex])')
  const on = <E extends Event>(type: string, act: (event: E) => void): void =>
    element.addEventListener(type, act as (event: Event) => void, { signal: stop.signal })
  const finish = (kept: boolean, left: boolean): void => {
    if (stop.signal.aborted) return
    stop.abort()
    element.removeAttribute('contenteditable')
    if (isBare) element.removeAttribute('tabindex')
    end(kept, left)
  }
  const go = (event: Event, way: 'undo' | 'redo'): void => {
    event.preventDefault()
    const before = oneLine(element.textContent)
    const after = travel(way)
    if (after === undefined) return
    element.textContent = unfolded(after)
    const [text] = element.childNodes
    frame.getSelection()?.collapse(text ?? element, text ? endOfChange(before, after) : 0)
  }
  /** Takes the place of what is selected and is told as input, as letters that are typed are. */
  const insert = (text: string): void => void frame.execCommand('insertText', false, text)
  const linkSelected = (): boolean => {
    const [start, after] = selectedIn(element)
    return start < after && link(start, after)
  }
  on<KeyboardEvent>('keydown', (event) => {
    event.stopPropagation()
    if (isComposing(event)) return
    const way = wayOf(event)
    if (way) return go(event, way)
    if (keyName(event) === 'Mod+k' && linkSelected()) return event.preventDefault()
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    const isDone =
      (event.key === 'Enter' && isPlain && split(...aroundCaret(element))) ||
      (event.key === 'Backspace' && isAtStart(element) && join(wordsIn(element)))
    // Firefox would open its bookmarks, or the source of the page.
    const isMark = /^Mod\+[biu]$/.test(keyName(event))
    if (isDone || key(event) || isMark) return event.preventDefault()
    if (event.key === ' ' && !event.ctrlKey && !event.metaKey && isPressedByKeys(element)) {
      event.preventDefault()
      return insert(' ')
    }
    if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    finish(event.key !== 'Escape', false)
  })
  // Of a menu of the browser, which knows of its own steps alone.
  on<InputEvent>('beforeinput', (event) => {
    if (event.inputType === 'historyUndo') go(event, 'undo')
    if (event.inputType === 'historyRedo') go(event, 'redo')
  })
  // What an input method has begun is no word yet, and no step to go back to.
  let isBegun = false
  const tell = (): void => {
    isBegun = false
    words(oneLine(element.textContent))
  }
  on<InputEvent>('input', ({ isComposing }) => {
    if (isComposing) isBegun = true
    else tell()
  })
  on('compositionend', tell)
  // The letters themselves: browsers may hand on the capitals that the page shows them as.
  const copy = (event: ClipboardEvent): boolean => {
    const [start, after] = selectedIn(element)
    if (start === after || !event.clipboardData) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', oneLine(element.textContent).slice(start, after))
    return true
  }
  on('copy', copy)
  on<ClipboardEvent>('cut', (event) => {
    if (copy(event)) frame.execCommand('delete')
  })
  on<ClipboardEvent>('paste', (event) => {
    event.preventDefault()
    insert(oneLine(plainPaste(event.clipboardData?.getData('text/plain') ?? '')))
  })
  on('drop', (event) => event.preventDefault())
  on('blur', () => {
    if (isBegun) tell()
    finish(true, true)
  })
  element.setAttribute('contenteditable', 'plaintext-only')
  if (isBare) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  const selection = frame.getSelection()
  const [text] = element.childNodes
  if (caret === undefined) selection?.selectAllChildren(element)
  else selection?.collapse(text ?? element, text ? caret : 0)
  return () => finish(true, false)
}

/** Whether a space would press what the words are of, instead of being written. */
function isPressedByKeys(element: Element): boolean {
  return element.closest('button, summary') !== null
}

function wordsIn({ textContent }: Element): string {
  return oneLine(textContent).trim()
}

function isAtStart(element: HTMLElement): boolean {
  return wordsIn(element) === '' || selectedIn(element)[1] === 0
}

/** The words before the end of what is selected, and those after it. */
function aroundCaret(element: HTMLElement): [before: string, after: string] {
  const text = oneLine(element.textContent)
  const [, end] = selectedIn(element)
  return [text.slice(0, end), text.slice(end)]
}

/** From which letter to which the words of an element are selected; at its end where none are. */
function selectedIn(element: HTMLElement): [start: number, end: number] {
  const { ownerDocument: frame, textContent } = element
  const selection = frame.getSelection()
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const { length } = oneLine(textContent)
  if (!selected || !element.contains(selected.commonAncestorContainer)) return [length, length]
  const range = frame.createRange()
  range.selectNodeContents(element)
  range.setEnd(selected.endContainer, selected.endOffset)
  const end = oneLine(range.toString()).length
  range.setEnd(selected.startContainer, selected.startOffset)
  return [oneLine(range.toString()).length, end]
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('\u00A0', ' ')
}

/** Words whose spaces all show, as the browser writes them itself: those at an end would fold away. */
function unfolded(text: string): string {
  return text.replaceAll(/^ | (?= |$)/g, '\u00A0')
}
