import type { Fix } from '#engine/finding.ts'
import type { Fault, Range } from '#engine/text/scan.ts'

/** What mends a text that is not JSON; undefined where only its author can tell. */
export function syntaxFix(fault: Fault, text: string): Fix | undefined {
  const { kind, detail, start, end } = fault
  const put = (safe: boolean, words: string): Fix => ({
    safe,
    edits: [{ start, end, text: words }],
  })
  /** A sign right behind what is whole, in place of what other languages write there. */
  const between = (sign: string, other: RegExp): Fix => {
    const [wrong = ''] = other.exec(text.slice(end)) ?? []
    return { safe: false, edits: [{ start: end, end: end + wrong.length, text: sign }] }
  }
  switch (kind) {
    case 'trailing-comma':
      return put(true, '')
    case 'comment':
      return { safe: true, edits: [{ ...wholeLine(fault, text), text: '' }] }
    case 'needs-quotes': {
      // Of two quotes only the first may be missing.
      const [quote = ''] = /^"(?=\s*:)/.exec(text.slice(end)) ?? []
      return {
        safe: true,
        edits: [{ start, end: end + quote.length, text: JSON.stringify(detail) }],
      }
    }
    case 'unknown-word': {
      const word = literals.get(detail)
      return word === undefined ? undefined : put(word !== 'null', word)
    }
    case 'single-quotes':
    case 'curly-quotes':
      return /["\\]/.test(detail) || end - start < 2 ? undefined : put(false, `"${detail}"`)
    case 'missing-comma':
      return between(',', /^\s*;/)
    case 'missing-colon':
      return /^\s*[=\w"[{-]/.test(text.slice(end)) ? between(':', /^\s*=/) : undefined
    case 'unclosed-text': {
      const words = text.slice(start, end).trimEnd()
      const close = start + (words.endsWith(',') ? words.slice(0, -1).trimEnd() : words).length
      return { safe: false, edits: [{ start: close, end: close, text: '"' }] }
    }
    case 'bad-number':
      return Number.isFinite(Number(detail)) ? put(false, String(Number(detail))) : undefined
    case 'bad-escape':
    case 'empty':
    case 'missing-value':
    case 'more-after-end':
    case 'stray-character':
    case 'too-deep':
    case 'truncated':
    case 'wrong-bracket':
      return undefined
  }
}

/** Words of other languages for those of JSON. */
export const literals: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['None', 'null'],
  ['NULL', 'null'],
  ['undefined', 'null'],
])

/** A comment with the line it has to itself, or with the space between it and what stands before. */
function wholeLine({ start, end }: Range, text: string): Range {
  let from = start
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from -= 1
  const alone = from === 0 || text[from - 1] === '\n'
  const rest = /[ \t]*(\r?\n|$)/y
  rest.lastIndex = end
  if (!rest.test(text)) return { start, end }
  return alone ? { start: from, end: rest.lastIndex } : { start: from, end }
}
