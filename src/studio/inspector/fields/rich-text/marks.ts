/** A text with what of it is selected, as a text area has them. */
export interface Marked {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The paragraphs of a text, which stand apart by an empty line. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Makes the selected words strong, or, where they are, plain again. Without any, a place to write. */
export function bold({ text, start, end }: Marked): Marked {
  const [from, to] = trimmed(text, start, end)
  const words = text.slice(from, to)
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    const plain = text.slice(0, from - 2) + words + text.slice(to + 2)
    return { text: plain, start: from - 2, end: to - 2 }
  }
  return {
    text: `${text.slice(0, from)}**${words}**${text.slice(to)}`,
    start: from + 2,
    end: to + 2,
  }
}

/** Makes the selected words lead somewhere; without any, words are put that say so. */
export function linked({ text, start, end }: Marked, href: string): Marked {
  const [from, to] = trimmed(text, start, end)
  const words = text.slice(from, to).replaceAll(/[[\]]/g, '') || 'words'
  return {
    text: `${text.slice(0, from)}[${words}](${href})${text.slice(to)}`,
    start: from + 1,
    end: from + 1 + words.length,
  }
}

/** A mark begins and ends at a word, never at the space beside it. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  return words.trim() === '' ? [start, start] : [from, from + words.trim().length]
}
