import { edited } from '#engine/fix/edits.ts'
import { scan } from '#engine/text/scan.ts'

/**
 * A text that is JSON with other values at these pointers; all other bytes stay. Of places that it has
 * not nothing is written. No two of them may be one in the other.
 */
export function withValues(
  text: string,
  values: readonly (readonly [pointer: string, value: unknown])[],
): string {
  const { places } = scan(text, 'all')
  const edits = values.flatMap(([pointer, value]) => {
    const place = places.get(pointer)
    return place ? [{ ...place.value, text: JSON.stringify(value) }] : []
  })
  return edited(text, edits)
}
