/**
 * A part of a document as text: what the file has of it, or will have, without the spaces that only
 * set it in. The whole document is the part at ''.
 */
import { scan } from '#engine/text/scan.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import { valueAt } from '#engine/where.ts'
import { type Form, textOf } from '#studio/state/documents.ts'

export function textOfPart(document: unknown, form: Form | undefined, at: string): string {
  // A file that is no JSON is a text and nothing else.
  const text = document === undefined && form ? form.text : textOf(document, form)
  const whole = withoutMark(text)
  if (at === '') return whole.trimEnd()
  const place = scan(whole, new Set([at])).places.get(at)
  if (!place) return JSON.stringify(valueAt(document, at), null, 2) ?? ''
  const own = whole.slice(place.value.start, place.value.end)
  const line = whole.lastIndexOf('\n', place.value.start) + 1
  const indent = /^[ \t]*/.exec(whole.slice(line))?.[0] ?? ''
  return own
    .split(/\r?\n/)
    .map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one))
    .join('\n')
}
