/** A line of a stacked headline, with whatever else stands beside its words. */
export interface StackLine {
  readonly text: string
  readonly size?: number
}

/**
 * The lines of a text, each with the size it had: that of the line with the same words, or, where as
 * many lines are left, of the line in its place.
 */
export function linesOf(text: string, before: readonly StackLine[]): StackLine[] {
  const after = text.split('\n')
  const free = new Set(before)
  const same = after.map((words) => {
    const line = [...free].find((one) => one.text === words)
    if (line) free.delete(line)
    return line
  })
  return after.map((words, index) => {
    const kept = same[index]
    if (kept) return kept
    const place = before[index]
    return after.length === before.length && place && free.has(place)
      ? { ...place, text: words }
      : { text: words }
  })
}

/** The same with one line larger or smaller; without a size it takes its natural width. */
export function sized(
  lines: readonly StackLine[],
  index: number,
  size: number | undefined,
): StackLine[] {
  return lines.map((line, place) => {
    if (place !== index) return line
    const { size: _, ...rest } = line
    return size === undefined ? rest : { ...rest, size }
  })
}
