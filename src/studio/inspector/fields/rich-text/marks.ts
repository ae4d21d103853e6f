/**
 * What the buttons over a rich text do to the words that are selected. A mark is never laid around the
 * stars and brackets that stand there: the letters change their look, and the line is written anew of
 * them, each paragraph for itself.
 */
import { type Letter, type Run, lettersOf, lineOf } from '#engine/text/rich-line.ts'

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

/**
 * Makes the selected words strong, or, where all of them are, plain again. Links stay as they are: they
 * have a look of their own. Without any words, a place to write that is strong, or is not.
 */
export function bold(marked: Marked): Marked {
  const chosen = chosenIn(marked).filter(({ text, href }) => text.trim() !== '' && href === '')
  if (chosen.length === 0) return hasWords(marked) ? marked : placeFor(marked)
  const strong = !chosen.every((letter) => letter.strong)
  return changed(marked, (letter) => (letter.href === '' ? { ...letter, strong } : letter))
}

/**
 * Makes the selected words lead somewhere, or, with no address, nowhere; without any, words are put
 * that say so.
 */
export function linked(marked: Marked, href: string): Marked {
  const to = addressInText(href)
  const link = (letter: Run): Run => ({ ...letter, strong: false, href: to })
  return hasWords(marked) ? changed(marked, link) : changed(withWords(marked, 'words'), link)
}

/** An address as a line can have it, in which spaces and brackets would end the link. */
export function addressInText(href: string): string {
  return href.trim().replaceAll(/[\s()]/g, (one) => escapes[one] ?? '')
}

const escapes: Readonly<Record<string, string>> = { ' ': '%20', '(': '%28', ')': '%29' }

/**
 * The first link among the selected words, with all of its words selected as well; undefined where
 * none of them is one.
 */
export function linkIn(marked: Marked): (Marked & { readonly href: string }) | undefined {
  for (const { text, at } of partsOf(marked.text)) {
    const letters = lettersOf(text)
    const found = letters.findIndex((one) => one.href !== '' && isWithin(one, at, marked))
    const href = letters[found]?.href
    if (href === undefined) continue
    let [first, last] = [found, found]
    while (letters[first - 1]?.href === href) first -= 1
    while (letters[last + 1]?.href === href) last += 1
    return {
      text: marked.text,
      start: Math.min(marked.start, at + (letters[first]?.start ?? 0)),
      end: Math.max(marked.end, at + (letters[last]?.end ?? 0)),
      href,
    }
  }
  return undefined
}

/** A paragraph of a text, or what stands between two. */
interface Part {
  readonly text: string
  /** Where it begins in the whole. */
  readonly at: number
}

function partsOf(text: string): Part[] {
  let at = 0
  return text.split(/(\n\s*\n)/).map((part) => {
    const found = { text: part, at }
    at += part.length
    return found
  })
}

function isWithin({ start, end }: Letter, at: number, marked: Marked): boolean {
  return at + end > marked.start && at + start < marked.end
}

function chosenIn(marked: Marked): Letter[] {
  return partsOf(marked.text).flatMap(({ text, at }) =>
    lettersOf(text).filter((letter) => isWithin(letter, at, marked)),
  )
}

function hasWords(marked: Marked): boolean {
  return chosenIn(marked).some(({ text }) => text.trim() !== '')
}

/** The text in which the selected letters look otherwise, with the same words selected. */
function changed(marked: Marked, look: (letter: Run) => Run): Marked {
  let text = ''
  let [start, end] = [-1, -1]
  for (const part of partsOf(marked.text)) {
    const letters = lettersOf(part.text)
    const isIn = letters.map((letter) => isWithin(letter, part.at, marked))
    const words = isIn.map((one, index) => one && letters[index]?.text.trim() !== '')
    const [first, last] = [words.indexOf(true), words.lastIndexOf(true)]
    if (first === -1) text += part.text
    else {
      const line = lineOf(letters.map((letter, index) => (isIn[index] ? look(letter) : letter)))
      const written = lettersOf(line)
      if (start === -1) start = text.length + (written[first]?.start ?? 0)
      end = text.length + (written[last]?.end ?? line.length)
      text += line
    }
  }
  return { text, start, end }
}

/** With words where the cursor is, selected, of the look that is there. */
function withWords({ text: all, start: cursor }: Marked, words: string): Marked {
  const { text, at } = partAt(all, cursor)
  const letters = lettersOf(text)
  const found = letters.findIndex(({ end }) => at + end > cursor)
  const place = found === -1 ? letters.length : found
  const added = { text: words, strong: false, href: '' }
  const runs = [...letters.slice(0, place), added, ...letters.slice(place)]
  const line = lineOf(runs)
  const written = lettersOf(line)
  return {
    text: all.slice(0, at) + line + all.slice(at + text.length),
    start: at + (written[place]?.start ?? 0),
    end: at + (written[place + words.length - 1]?.end ?? line.length),
  }
}

function partAt(text: string, cursor: number): Part {
  const parts = partsOf(text)
  const found = parts.find((part, index) => index % 2 === 0 && part.at + part.text.length >= cursor)
  return found ?? { text: '', at: text.length }
}

/** The cursor between two stars of its own, or, where it is between such, without them. */
function placeFor({ text, start: cursor }: Marked): Marked {
  const at = (start: number): Marked => ({ text, start, end: start })
  const part = partAt(text, cursor)
  const letters = lettersOf(part.text).map((letter) => ({
    ...letter,
    start: part.at + letter.start,
    end: part.at + letter.end,
  }))
  const before = letters.findLast(({ end }) => end <= cursor)
  const after = letters.find(({ end }) => end > cursor)
  const isInside = before !== undefined && before.end === after?.start
  // Words of a link have no other look.
  if (isInside && before.href !== '') return at(cursor)
  // At an end of strong words: what is typed beyond their stars is not strong.
  if (!isInside && before?.strong && cursor < before.end + 2) return at(before.end + 2)
  if (!isInside && after?.strong && cursor > after.start - 2) return at(after.start - 2)
  if (text.slice(cursor - 2, cursor) === '**' && text.slice(cursor, cursor + 2) === '**') {
    const without = text.slice(0, cursor - 2) + text.slice(cursor + 2)
    return { text: without, start: cursor - 2, end: cursor - 2 }
  }
  const made = `${text.slice(0, cursor)}****${text.slice(cursor)}`
  return { text: made, start: cursor + 2, end: cursor + 2 }
}
