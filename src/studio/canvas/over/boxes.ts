/** Where something stands, in pixels of the overlay; `top` and `left` may be out of view. */
export type Box = Readonly<Record<'top' | 'left' | 'width' | 'height', number>>

/** The tab with a block's name, in pixels; it stands on the line above the block. */
export const TAB_HEIGHT = 26

/** The bar with a block's tools, and how far it may stand above the page. */
export const TOOLS_HEIGHT = 44
const TOOLS_GAP = 8
const TOOLS_OVERHANG = 20

/** What the pill with the state of the page takes of the view, with half of a plus, in pixels. */
const FOOT = 76

/** The box of what is drawn at that scale; undefined for what has none, as a block of phones only. */
export function boxOf(element: Element | undefined, scale: number): Box | undefined {
  if (!element) return undefined
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width === 0 && height === 0) return undefined
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale }
}

/** A point of the page in a frame, in pixels of the window around it. */
export function onScreen(
  frame: Document,
  { x, y }: { readonly x: number; readonly y: number },
): { x: number; y: number } {
  const element = frame.defaultView?.frameElement
  const { left, top, width } = element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 }
  const scale = element ? width / element.clientWidth : 1
  return { x: left + x * scale, y: top + y * scale }
}

export function inView({ top, height }: Box, view: number): boolean {
  return top < view && top + height > 0
}

/** Where a block's tab stands: above it, or at the top of the view while the block is taller. */
export function tabTop({ top, height }: Box): number {
  return Math.min(Math.max(top - TAB_HEIGHT, 0), top + height - TAB_HEIGHT)
}

/** The same for its tools, which may stand a little above the page. */
export function toolsTop({ top, height }: Box): number {
  const wanted = Math.max(top - TOOLS_HEIGHT - TOOLS_GAP, -TOOLS_OVERHANG)
  return Math.min(wanted, top + height - TOOLS_HEIGHT - TOOLS_GAP)
}

/** Where a card about something stands: below it, or above where the view ends. */
export function cardTop({ top, height }: Box, view: number): number {
  const below = top + height + 12
  return below + 90 < view ? below : Math.max(top - 96, 12)
}

/**
 * Where the plus on a block's lower edge stands: in its middle, or beside what stands over the foot of
 * the view; undefined where that edge is out of view.
 */
export function addPlace(
  { top, left, width, height }: Box,
  view: number,
): Readonly<Record<'top' | 'left', number>> | undefined {
  const bottom = top + height
  if (bottom > view) return undefined
  return { top: bottom, left: left + width * (bottom > view - FOOT ? 1 / 8 : 1 / 2) }
}

/**
 * How far to scroll so that a box shows, in its own pixels: 0 while it does, or while it fills the
 * view. Above it there is room for its tab and tools.
 */
export function scrollTo({ top, height }: Box, view: number): number {
  const room = TOOLS_HEIGHT + TOOLS_GAP
  const bottom = top + height
  if (top >= 0 && bottom <= view) return 0
  if (top <= 0 && bottom >= view) return 0
  // Enough of something tall to see what it is.
  if (top >= 0 && top <= view / 2) return 0
  return top - Math.min(room + 20, view / 3)
}
