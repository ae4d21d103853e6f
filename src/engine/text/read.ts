import type { Coded } from '#engine/finding.ts'
import { syntaxFix } from '#engine/fix/syntax.ts'
import { MAX_LENGTH, countKeys, mayRepeatKeys, unseenCharacters } from '#engine/text/guards.ts'
import { Lines } from '#engine/text/lines.ts'
import { pointerAt } from '#engine/text/pointer-at.ts'
import { type Range, scan } from '#engine/text/scan.ts'
import { named, syntaxMessage } from '#engine/text/syntax-messages.ts'

import { withoutMark } from './without-mark.ts'

export interface ReadResult {
  /** The text that positions count in: without a byte order mark, which editors do not show. */
  readonly text: string
  /** Undefined when the text is not JSON, or too much of it. */
  readonly value: unknown
  readonly reports: readonly Coded[]
}

/** Most findings about characters that are kept of one file. */
const MOST = 50

/**
 * A file's text as a value, and what is wrong with it as JSON. Who walks the value anyway may count
 * its keys on the way: `counted` gets it and answers with their number, or -1 where it cannot tell.
 */
export function read(
  file: string,
  source: string,
  counted: (value: unknown) => number = () => -1,
): ReadResult {
  const text = withoutMark(source)
  const reports: Coded[] = text.length < source.length ? [byteOrderMark(file)] : []
  if (text.length > MAX_LENGTH)
    return { text, value: undefined, reports: [...reports, tooLarge(file)] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { text, value: undefined, reports: [...reports, notJson(file, text)] }
  }
  const told = counted(value)
  const keys = told < 0 ? countKeys(value) : told
  if (keys < 0) return { text, value: undefined, reports: [...reports, notJson(file, text)] }
  if (mayRepeatKeys(text, keys)) for (const report of repeatedKeys(file, text)) reports.push(report)
  const spans = unseenCharacters(text, MOST)
  if (spans.length > 0) reports.push(...unseen(file, text, spans))
  return { text, value, reports }
}

function notJson(file: string, text: string): Coded {
  const conflict = /^<<<<<<< .*$/m.exec(text)
  if (conflict)
    return unmerged(file, { start: conflict.index, end: conflict.index + conflict[0].length })
  const { fault } = scan(text, new Set())
  if (!fault)
    throw new Error(`${file} is refused by JSON.parse but accepted by scan. One of them is wrong.`)
  // Bytes of another encoding: what they spell is not known, so nothing else is said of them.
  if (text.startsWith('\ufffd', fault.start)) return notUtf8(file, fault)
  const line = fault.opener ? new Lines(text).position(fault.opener.start).line : 0
  const fix = syntaxFix(fault, text)
  const report = {
    file,
    at: '',
    span: fault,
    severity: 'error' as const,
    ...syntaxMessage(fault, line),
    ...(fix ? { fix } : {}),
  }
  if (!fault.opener) return report
  return { ...report, related: [{ at: '', span: fault.opener, message: 'It is opened here.' }] }
}

/** Where git could not merge, it leaves its marks; whatever else stops there is their doing. */
function unmerged(file: string, span: Range): Coded {
  return {
    code: 'not-json',
    severity: 'error',
    file,
    at: '',
    span,
    problem: 'A merge left its conflict markers here.',
    remedy:
      'Keep the right version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }
}

function* repeatedKeys(file: string, text: string): Generator<Coded> {
  for (const { pointer, first, second } of scan(text, new Set()).duplicates) {
    const key = text.slice(second.start, second.end)
    yield {
      code: 'duplicate-key',
      severity: 'error',
      file,
      at: pointer,
      span: second,
      problem: `${key} appears twice in the same object.`,
      remedy: 'Keep one of them; only the last would count.',
      related: [{ at: pointer, span: first, message: 'First used here.' }],
    }
  }
}

function* unseen(file: string, text: string, spans: readonly Range[]): Generator<Coded> {
  const { places } = scan(text, 'all')
  for (const span of spans) {
    const at = pointerAt(places, span.start)
    const found = text.slice(span.start, span.end)
    const char = found.startsWith('\\') ? (JSON.parse(`"${found}"`) as string) : found
    yield char === '\ufffd'
      ? notUtf8(file, span, at)
      : {
          code: 'unseen-character',
          severity: 'error',
          file,
          at,
          span,
          problem: `There is a character ${named(char).replace(', which', ' that').replace(/,$/, '')} in this text.`,
          remedy: 'Take it out; it can make text look different from what it says.',
          // Where a line broke, a word ended.
          fix: { safe: false, edits: [{ ...span, text: /[\v\f]/.test(char) ? ' ' : '' }] },
        }
  }
}

function notUtf8(file: string, { start, end }: Range, at = ''): Coded {
  return {
    code: 'not-utf-8',
    severity: 'error',
    file,
    at,
    span: { start, end },
    problem: 'A character was lost here, because the file is not UTF-8.',
    remedy: 'Save the file as UTF-8 and write the character again.',
  }
}

function byteOrderMark(file: string): Coded {
  return {
    code: 'byte-order-mark',
    severity: 'error',
    file,
    at: '',
    span: { start: 0, end: 0 },
    problem: 'The file begins with a byte order mark, which JSON does not allow.',
    remedy: 'Save it as UTF-8 without BOM.',
    fix: { safe: true, edits: [] },
  }
}

function tooLarge(file: string): Coded {
  return {
    code: 'too-large',
    severity: 'error',
    file,
    at: '',
    span: { start: 0, end: 0 },
    problem: 'The file is longer than a million characters.',
    remedy: 'Split it, and keep pictures in the media folder.',
  }
}
