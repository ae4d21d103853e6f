/**
 * Width and height of a drawing in CSS pixels: those of the root's `width` and `height` when both
 * are plain or `px`, else those of its `viewBox`. Undefined when it has neither.
 */
export function vectorSize(text: string): { width: number; height: number } | undefined {
  const root = /<svg\b(?:[^"'>]|"[^"]*"|'[^']*')*>/u.exec(text)?.[0] ?? ''
  const read = (name: string): string | undefined =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'u').exec(root)?.[1]
  const pixels = (value = ''): number =>
    /^\s*[\d.]+(?:px)?\s*$/u.test(value) ? Number.parseFloat(value) : 0
  const own = [pixels(read('width')), pixels(read('height'))]
  const box = (read('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .slice(2)
    .map(Number)
  const [width = 0, height = 0] = own.every((side) => side > 0) ? own : box
  return width > 0 && height > 0
    ? { width: Math.round(width), height: Math.round(height) }
    : undefined
}
