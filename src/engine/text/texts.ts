import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'

/** Every text of a document with its JSON Pointer. */
export function* textsOf(value: unknown, at = ''): Generator<[at: string, text: string]> {
  if (typeof value === 'string') yield [at, value]
  else if (Array.isArray(value))
    for (const [index, inner] of (value as unknown[]).entries())
      yield* textsOf(inner, `${at}/${index}`)
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${at}/${escaped(key)}`)
}
