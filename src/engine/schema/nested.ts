import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'

/**
 * A block's schema as it was written, which may be wrong, and every schema in it: of a list's items,
 * of a group's settings. Each with its JSON Pointer.
 */
export function* nested(
  schema: unknown,
  at = '',
): Generator<readonly [at: string, schema: Readonly<Record<string, unknown>>]> {
  if (!isRecord(schema)) return
  yield [at, schema]
  yield* nested(schema['items'], `${at}/items`)
  for (const [name, inner] of Object.entries(settingsOf(schema)))
    yield* nested(inner, `${at}/properties/${escaped(name)}`)
}

/** The settings that a schema describes, by name; none where it describes none. */
export function settingsOf({
  properties,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(properties) ? properties : {}
}
