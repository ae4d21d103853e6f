import { rootAttributes } from './read-drawing.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Width and height of a drawing in CSS pixels, parts of them included: those of the root's `width`
 * and `height` when both are plain or `px`, else those of its `viewBox`. Undefined when it has neither.
 */
export function vectorSize(text: string): Size | undefined {
  const root = rootAttributes(text)
  const pixels = (value = ''): number =>
    /^\s*[\d.]+(?:px)?\s*$/u.test(value) ? Number.parseFloat(value) : 0
  const own = [pixels(root['width']), pixels(root['height'])]
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/u)
    .slice(2)
    .map(Number)
  const [width = 0, height = 0] = own.every((side) => side > 0) ? own : box
  return width > 0 && height > 0 && width + height < Infinity ? { width, height } : undefined
}

/** How far a proportion may be off: nobody sees it, and a side of 50 pixels keeps it. */
const SLACK = 0.01

/**
 * A size in whole pixels, as HTML has it, of the same proportion: a drawing that is 1.5 by 1 is 3 by 2.
 * One that is large enough is rounded.
 */
export function wholeSize({ width, height }: Size): Size {
  const step = Math.max(1, 1 / Math.min(width, height))
  let scale = 0
  let whole: Size
  do {
    scale += step
    whole = { width: Math.round(width * scale), height: Math.round(height * scale) }
  } while (Math.abs((whole.width / whole.height) * (height / width) - 1) > SLACK)
  return whole
}
