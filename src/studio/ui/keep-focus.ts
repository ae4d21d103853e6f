import { focusPage } from './focus-page.ts'

/**
 * Gives the page that is edited the focus when what had it is taken away: with a window that was opened
 * while words were written on the page, by undo, or by its own press, as Delete beside the last block.
 * Keys would mean nothing, and Tab begin at the top of the editor. In the list of pages it is the title
 * that gets it, as after the press that makes a set live. Whoever knows a better place gives it the
 * focus in the same drawing. What comes back stops it.
 */
export function keepFocus(of: Document): () => void {
  let last: EventTarget | null = null
  const remember = ({ target }: FocusEvent): void => {
    last = target
  }
  const observer = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return
    last = null
    focusPage()
  })
  of.addEventListener('focusin', remember)
  observer.observe(of.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    of.removeEventListener('focusin', remember)
  }
}
