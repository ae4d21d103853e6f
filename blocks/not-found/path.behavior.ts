import { leftToRight } from '#engine/text/direction.ts'

/** Longest address that is shown, in characters (checklist D32). */
const LONGEST = 200

/**
 * Puts the address that was asked for into the sentence of `data-sentence`, at `{path}`: its path as
 * the browser spells it, without query and hash, as text and never as HTML.
 */
export function start(root: HTMLElement): () => void {
  const { pathname } = location
  const path = pathname.length > LONGEST ? `${pathname.slice(0, LONGEST)}…` : pathname
  const shown = root.ownerDocument.documentElement.dir === 'rtl' ? leftToRight(path) : path
  root.textContent = (root.dataset['sentence'] ?? '').replace('{path}', () => shown)
  return () => {}
}
