/** The first fifteen blocks are always there; of the others the size they had last is kept. */
const far = '[data-block]:nth-child(n + 16)'
const css = `
${far} { contain-intrinsic-block-size: auto 24rem; }
${far}:not([data-near]) { content-visibility: auto; }
`

/** Whether a block is one that is skipped, so that its size and what comes before it are guesses. */
export function isSkipped(root: Element): boolean {
  return root.matches(`${far}:not([data-near])`)
}

/**
 * Lays out and paints of a long page what is in view or near it: of 500 blocks the rest took a tenth
 * of the time until any could be seen, and of each key (measured). What is near is no longer under
 * the rule that skips, because that also cuts off what reaches out of a block. What comes back stops
 * it.
 */
export function skipFar(frame: Document): () => void {
  // A browser that does not tell what comes near would go on cutting it off.
  if (!('oncontentvisibilityautostatechange' in frame)) return () => {}
  const style = frame.head.appendChild(frame.createElement('style'))
  style.textContent = css
  // Much wider than what browsers take for near, so that nothing is near and far in turns.
  const leaving = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) continue
        target.removeAttribute('data-near')
        leaving.unobserve(target)
      }
    },
    { root: frame, rootMargin: '400%' },
  )
  const arrive = (event: Event): void => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
    if (skipped || !(target instanceof (frame.defaultView ?? window).Element)) return
    if (!target.matches(far)) return
    target.setAttribute('data-near', '')
    leaving.observe(target)
  }
  frame.addEventListener('contentvisibilityautostatechange', arrive, true)
  return () => {
    leaving.disconnect()
    frame.removeEventListener('contentvisibilityautostatechange', arrive, true)
    style.remove()
  }
}
