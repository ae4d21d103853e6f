/** Letters in a line of a field, about. */
const LETTERS = 40

/** How many lines a field has for these words in a browser that does not size it by them. */
export function rowsFor(text: string, least = 2): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0)
  return Math.max(least, lines)
}
