import { countKeys } from './guards.ts'
import { withoutMark } from './without-mark.ts'

/**
 * The value of a document's text, of which a byte order mark is no part.
 *
 * @throws {SyntaxError} if it is no JSON, or nested deeper than any document may be: who walks it
 *   would come to the end of the stack.
 */
export function jsonValue(text: string): unknown {
  const value: unknown = JSON.parse(withoutMark(text))
  if (countKeys(value) < 0) throw new SyntaxError('This is nested more than 32 levels deep.')
  return value
}

/** The same, at any depth; undefined where there is no text, or it is no JSON. */
export function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(withoutMark(text))
  } catch {
    return undefined
  }
}
