import { z } from 'zod'

/** Whether names have all words of a search, in whatever case; all have those of an empty one. */
export function having(search: string): (names: string) => boolean {
  const words = search.toLowerCase().split(/\s+/)
  return (names) => words.every((word) => names.toLowerCase().includes(word))
}

/** The argument of a tool that tells a list in parts. */
export const from = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe('How many to skip, because they were listed before: 100.')

interface Part {
  readonly most: number
  readonly from?: number | undefined
}

/** A part of a list that may be long, and how many more there are, as an answer says it. */
export function partOf<T>(
  list: readonly T[],
  { most, from: start = 0 }: Part,
): { shown: T[]; rest: { more?: number } } {
  const more = list.length - start - most
  return { shown: list.slice(start, start + most), rest: more > 0 ? { more } : {} }
}
