import { MAX_DEPTH, type Range } from '#engine/text/scan.ts'

/** Longest file that is read, in UTF-16 units; a page of 60 blocks has about 60,000. */
export const MAX_LENGTH = 1_000_000

/**
 * Characters that hide or reorder what a reader sees (https://trojansource.codes), those that steer
 * devices, which slides and old encodings leave in text, and the mark of bytes that were not UTF-8.
 * U+200C and U+200D are not among them: Persian and emoji need them.
 */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFF9-\uFFFB\uFFFD]/gu
/** All of them and few others: asking for these first halves the time of a text that has neither. */
const unusual = /[\u007F-\u009F\u0600-\u200F\u2028-\uFFFF]/
/** After a pair of backslashes, which is one, `u` is a letter. */
const unseenEscapes =
  /(?<!\\)((?:\\\\)*)\\(?:[bf]|u(?:000[0-8bcef]|001[\da-f]|007f|00[89][\da-f]|061c|180e|200[bef]|202[a-e]|206[0-46-9]|feff|fff9|fff[ab]))/gi

/** Where such characters stand, written out or as `\u` escapes; at most `limit` of them. */
export function unseenCharacters(text: string, limit: number): Range[] {
  const found: Range[] = []
  const look = (pattern: RegExp): void => {
    pattern.lastIndex = 0
    for (
      let match = pattern.exec(text);
      match && found.length < limit;
      match = pattern.exec(text)
    ) {
      found.push({ start: match.index + (match[1]?.length ?? 0), end: pattern.lastIndex })
    }
    pattern.lastIndex = 0
  }
  if (unusual.test(text)) look(unseen)
  // Few texts have a backslash, which alone is found many times as fast.
  if (text.includes('\\') && /\\[bfu]/.test(text)) look(unseenEscapes)
  return found.sort((a, b) => a.start - b.start)
}

/** A text without the characters that nobody sees. The mark of lost bytes can be seen, and stays. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, (one) => (one === '\uFFFD' ? one : ''))
}

/** How many keys a parsed document has, at all levels; -1 when it is nested deeper than 32. */
export function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? count(value, 1) : 0
}

function count(value: object, depth: number): number {
  if (depth > MAX_DEPTH) return -1
  let keys = 0
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const inner: unknown = value[index]
      if (typeof inner !== 'object' || inner === null) continue
      const below = count(inner, depth + 1)
      if (below < 0) return -1
      keys += below
    }
    return keys
  }
  const record = value as Record<string, unknown>
  for (const key in record) {
    keys += 1
    const inner = record[key]
    if (typeof inner !== 'object' || inner === null) continue
    const below = count(inner, depth + 1)
    if (below < 0) return -1
    keys += below
  }
  return keys
}

/**
 * True when a valid JSON text of which a parser kept `kept` keys may have written more. A text can
 * only be cleared by this; `scan` has the last word.
 */
export function mayRepeatKeys(text: string, kept: number): boolean {
  let written = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1)
    if (before === QUOTE) written += 1
    else if (before <= SPACE) return true
  }
  return written !== kept
}

const QUOTE = 34
const SPACE = 32
