import { ALL, LARGE } from '#engine/site/colors.ts'

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
