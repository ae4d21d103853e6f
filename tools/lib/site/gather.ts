import { raised } from '#engine/text/raised.ts'

/** Every string of a value, at any depth; keys are not part of it. */
export function strings(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) strings(inner, found)
  return found
}

/** The media files that a site, or its documents, name anywhere, sorted: `media/hero/hero.svg`. */
export function usedMedia(site: unknown): string[] {
  const found = new Set<string>()
  for (const text of strings(site)) {
    // A choice of the quiz names its picture after its words.
    const [, file] = /(?:^| - )(media\/\S+\.[a-z0-9]+)$/.exec(text) ?? []
    if (file) found.add(file)
  }
  return [...found].toSorted()
}

/**
 * Every character the site may show, for subsetting fonts: those of its texts, in both cases
 * because CSS may raise them as its language does, the whole of printable ASCII, and the signs that
 * code itself writes.
 */
export function usedCharacters(site: unknown, lang: string): string {
  const found = new Set<string>('…–—’“”©·×')
  for (let code = 32; code < 127; code += 1) found.add(String.fromCharCode(code))
  // Most letters are ASCII, which is there already.
  for (const text of strings(site))
    for (const letter of text.replaceAll(/[ -~]+/g, '')) found.add(letter)
  // By letters and not by texts, which are many. Only at the end of a word Σ becomes ς, and only
  // behind a Greek letter that loses its accent ι becomes Ϊ.
  const inWords = [...(found.has('Σ') ? ['ς'] : []), ...(/^el\b/.test(lang) ? ['Ϊ', 'Ϋ'] : [])]
  for (const letter of [...found, ...inWords])
    for (const other of letter + raised(letter, lang) + letter.toLowerCase()) found.add(other)
  return [...found]
    .filter((letter) => letter >= ' ')
    .toSorted()
    .join('')
}
