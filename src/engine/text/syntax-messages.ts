import { literals } from '#engine/fix/syntax.ts'
import type { Fault } from '#engine/text/scan.ts'

interface Message {
  readonly code: string
  readonly problem: string
  readonly remedy: string
}

/** What a person is told about a file that is not JSON. `openerLine` is the line of `fault.opener`. */
export function syntaxMessage({ kind, detail }: Fault, openerLine: number): Message {
  switch (kind) {
    case 'trailing-comma':
      return {
        code: 'trailing-comma',
        problem: 'This comma has no entry after it.',
        remedy: 'Take the comma out.',
      }
    case 'comment':
      return { code: 'comment', problem: 'JSON has no comments.', remedy: 'Take the comment out.' }
    case 'too-deep':
      return {
        code: 'too-deep',
        problem: 'This is nested more than 32 levels deep.',
        remedy: 'Flatten it; no setting needs that.',
      }
    case 'empty':
      return notJson('The file is empty.', 'Write a document into it, or delete it.')
    case 'single-quotes':
      return notJson('This text is in single quotes.', `Use double quotes: "${detail}".`)
    case 'curly-quotes':
      return notJson('This text is in curly quotes.', `Use straight double quotes: "${detail}".`)
    case 'needs-quotes':
      return notJson(`The name ${detail} has no quotes.`, `Write it in double quotes: "${detail}".`)
    case 'unknown-word':
      return unknownWord(detail)
    case 'bad-number':
      return notJson(`${detail} is not a number that JSON knows.`, badNumber(detail))
    case 'bad-escape':
      return notJson(
        `${detail} is not an escape that JSON knows.`,
        'Write two backslashes for one: \\\\.',
      )
    case 'unclosed-text':
      return notJson(
        'This text has no closing quote on its line.',
        'Add the quote; write \\n for a new line inside a text.',
      )
    case 'missing-comma':
      return notJson('A comma is missing after this.', 'Add a comma between two entries.')
    case 'missing-colon':
      return notJson(
        'A colon is missing after this name.',
        'Write the name, a colon and the value: "name": "value".',
      )
    case 'missing-value':
      return notJson(
        `"${detail}" has no value.`,
        'Write a value after the colon, or take the name out.',
      )
    case 'wrong-bracket':
      return notJson(
        `This bracket does not close the one opened in line ${openerLine}.`,
        `Write "${detail}" here, or look for a bracket that is missing before it.`,
      )
    case 'truncated':
      return detail === '"'
        ? notJson(
            `The file ends inside the text that begins in line ${openerLine}.`,
            'Add the rest of the file.',
          )
        : notJson(
            `The file ends before the bracket of line ${openerLine} is closed.`,
            `Add the rest of the file; "${detail}" is missing.`,
          )
    case 'more-after-end':
      return notJson(
        'The document has ended before this.',
        'Take the rest out, or look for a bracket that closes too early.',
      )
    case 'stray-character':
      return notJson(
        `The character ${named(detail)} cannot be here.`,
        'Take it out, or put the text in double quotes.',
      )
  }
}

function notJson(problem: string, remedy: string): Message {
  return { code: 'not-json', problem, remedy }
}

function unknownWord(found: string): Message {
  const meant = literals.get(found)
  return notJson(
    `${found} is not a value that JSON knows.`,
    meant ? `Write ${meant}.` : `Write it in double quotes: "${found}".`,
  )
}

function badNumber(found: string): string {
  const value = Number(found)
  return Number.isFinite(value) && found !== ''
    ? `Write ${value}.`
    : 'Write digits with a point, or put it in double quotes.'
}

/** A character as a person can find it: itself if it shows, its code if it does not. */
export function named(char: string): string {
  const shows = /[\p{L}\p{N}\p{P}\p{S}]/u.test(char)
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return shows ? `"${char}"` : `U+${code}, which cannot be seen,`
}
