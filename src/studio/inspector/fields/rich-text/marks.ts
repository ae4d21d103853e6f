import { withEscapes, wordsOf } from '#engine/text/rich-line.ts'

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
export function bold(marked: Marked): Marked {
  const { text, start, end } = trimmed(marked)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    const words = text.slice(start, end)
    const plain = text.slice(0, start - 2) + words + text.slice(end + 2)
    return { text: plain, start: start - 2, end: end - 2 }
  }
  return around(marked, '**', '**')
}

/** Makes the selected words lead somewhere; without any, words are put that say so. */
export function linked(marked: Marked, href: string): Marked {
  const { text, start, end } = trimmed(marked)
  if (start < end) return around(marked, '[', `](${href})`)
  const words = 'words'
  const made = text.slice(0, start) + words + text.slice(start)
  return around({ text: made, start, end: start + words.length }, '[', `](${href})`)
}

/**
 * Puts a mark around the selected words. Where it would pair with what is no mark, as the stars of
 * "2 ** 3", a backslash keeps that as it is.
 */
function around(marked: Marked, open: string, close: string): Marked {
  const put = ({ text, start, end }: Marked): Marked => ({
    text: text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end),
    start: start + open.length,
    end: end + open.length,
  })
  const bare = put(trimmed(marked))
  const kept = put(keptPlain(trimmed(marked)))
  const reads = ({ text }: Marked): string => paragraphsOf(text).map(wordsOf).join('\n')
  return reads(bare) !== reads(marked) && reads(kept) === reads(marked) ? kept : bare
}

/** With a backslash before each star and bracket that is no mark, around the words and in them. */
function keptPlain({ text, start, end }: Marked): Marked {
  const before = kept(text.slice(0, start), true)
  const words = kept(text.slice(start, end), true)
  const after = kept(text.slice(end), false)
  return { text: before + words + after, start: before.length, end: before.length + words.length }
}

/** Of paragraphs each for itself, with what stands between them. */
function kept(text: string, isFollowed: boolean): string {
  const parts = text.split(/(\n\s*\n)/)
  return parts
    .map((part, index) => withEscapes(part, isFollowed && index === parts.length - 1))
    .join('')
}

/** A mark begins and ends at a word, never at the space beside it. */
function trimmed({ text, start, end }: Marked): Marked {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  const at = words.trim() === '' ? start : from
  return { text, start: at, end: at + words.trim().length }
}
