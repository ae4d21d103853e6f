import { isRecord } from '#engine/is-record.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import type { Block } from '#schema/types.ts'

/**
 * The words that a page with these blocks is shown by when somebody shares it, as lines: its first
 * heading of the first level, of several forms of it the one with the most lines, else its title
 * without what stands before the last bar.
 */
export function headline(title: string, shown: readonly Block[]): string[] {
  for (const block of shown) {
    const settings = Object.entries(blockSchemas.get(block.type)?.properties ?? {})
    const forms = settings.flatMap(([name, schema]) =>
      schema['x-heading'] === 1
        ? [linesOf((block as unknown as Record<string, unknown>)[name])]
        : [],
    )
    const [most] = forms.toSorted((a, b) => b.length - a.length)
    if (most && most.length > 0) return most
  }
  return balanced(title.slice(title.lastIndexOf('|') + 1))
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return balanced(value)
  if (!Array.isArray(value)) return []
  return value.flatMap((line) =>
    isRecord(line) && typeof line['text'] === 'string' ? [line['text'].trim()] : [],
  )
}

/** Longest line that is not broken, and most lines that are made, in letters and lines. */
const [ENOUGH, MOST] = [9, 3]

/** The words in up to three lines, the longest as short as can be. */
export function balanced(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const count = Math.min(MOST, words.length, Math.ceil(text.trim().length / ENOUGH))
  if (count < 2) return [words.join(' ')]
  const splits = (from: number, left: number): string[][] => {
    if (left === 1) return [[words.slice(from).join(' ')]]
    const found: string[][] = []
    for (let to = from + 1; to <= words.length - left + 1; to += 1)
      for (const rest of splits(to, left - 1))
        found.push([words.slice(from, to).join(' '), ...rest])
    return found
  }
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map(({ length }) => length))
  return splits(0, count).toSorted((a, b) => longest(a) - longest(b))[0] ?? [text]
}
