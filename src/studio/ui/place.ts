/** What a popover stands at: an element, or a point of the window. */
export type Anchor = Element | { readonly x: number; readonly y: number }

/** Space to the anchor and to the edge of the window, in pixels. */
const GAP = 6

/**
 * Puts a popover that is showing below its anchor, or above, and always inside the window, also when
 * that is made smaller or turned while it shows.
 */
export function place(popover: HTMLElement, anchor: Anchor): void {
  put(popover, anchor)
  const closed = new AbortController()
  addEventListener('resize', () => put(popover, anchor), { signal: closed.signal })
  popover.addEventListener('beforetoggle', () => closed.abort(), { once: true })
}

function put(popover: HTMLElement, anchor: Anchor): void {
  const at =
    anchor instanceof Element
      ? anchor.getBoundingClientRect()
      : { left: anchor.x, top: anchor.y, bottom: anchor.y }
  const gap = anchor instanceof Element ? GAP : 0
  const { width, height } = popover.getBoundingClientRect()
  const below = at.bottom + gap
  const fits = below + height + GAP <= innerHeight
  const top = fits ? below : Math.max(GAP, at.top - gap - height)
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))
  popover.style.setProperty('top', `${Math.min(top, Math.max(GAP, innerHeight - height - GAP))}px`)
  popover.style.setProperty('left', `${left}px`)
}
