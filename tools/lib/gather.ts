import type { SiteModel } from '#engine/site.ts'

/** Every string of a value, at any depth; keys are not part of it. */
export function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* strings(inner)
  }
}

/** The media files that the site names anywhere, sorted: `media/hero/hero.svg`. */
export function usedMedia(model: SiteModel): string[] {
  const found = new Set<string>()
  for (const text of strings(model)) {
    // A choice of the quiz names its picture after its words.
    const [, file] = /(?:^| - )(media\/\S+\.[a-z0-9]+)$/.exec(text) ?? []
    if (file) found.add(file)
  }
  return [...found].toSorted()
}

/**
 * Every character the site may show, for subsetting fonts: those of its texts, in both cases
 * because CSS may raise them, the whole of printable ASCII, and the signs that code itself writes.
 */
export function usedCharacters(model: SiteModel): string {
  const found = new Set<string>('…–—’“”©·×')
  for (let code = 32; code < 127; code += 1) found.add(String.fromCharCode(code))
  for (const text of strings(model)) {
    for (const letter of text + text.toUpperCase() + text.toLowerCase()) found.add(letter)
  }
  return [...found]
    .filter((letter) => letter >= ' ')
    .toSorted()
    .join('')
}
