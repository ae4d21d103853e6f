/** Contrast of two colours by WCAG 2.2, from 1 to 21; undefined unless both are hexadecimal. */
export function contrast(a: string | undefined, b: string | undefined): number | undefined {
  const [one, two] = [luminance(a), luminance(b)]
  if (one === undefined || two === undefined) return undefined
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

/** Below this even large words cannot be read. */
export const LARGE = 3

/** From here on all words can be read. */
const ALL = 4.5

/** "Text reads well, 10.1 to 1". */
export function contrastSentence(ratio: number): string {
  // Rounded up, 4.46 would read as if it were enough.
  const round = ratio < ALL ? Math.floor : Math.round
  const said = `${round(ratio * 10) / 10} to 1`
  if (ratio >= ALL) return `Text reads well, ${said}`
  return ratio >= LARGE ? `Only large text reads well, ${said}` : `Text is hard to read, ${said}`
}

export function readsWell(ratio: number): boolean {
  return ratio >= ALL
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string | undefined): number | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color ?? '') ?? []
  if (hex === undefined) return undefined
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
