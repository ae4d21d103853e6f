/** Whether names have all words of a search, in whatever case; all have those of an empty one. */
export function having(search: string): (names: string) => boolean {
  const words = search.toLowerCase().split(/\s+/)
  return (names) => words.every((word) => names.toLowerCase().includes(word))
}

/** The first of a list that may be long, and how many more there are, as an answer says it. */
export function firstOf<T>(
  list: readonly T[],
  most: number,
): { shown: T[]; rest: { more?: number } } {
  const more = list.length - most
  return { shown: list.slice(0, most), rest: more > 0 ? { more } : {} }
}
