import { isRecord } from '#engine/schema/schema.ts'
import type { Given } from '#engine/schema/survey.ts'
import { escaped } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'

/**
 * The suppressions of site.json whose place in a file goes by a name: the pointer of each place, and
 * the place with another name there. `files` are the names that they may call the file by. A block is
 * named by its id, an entry of a record by its pointer.
 */
export function suppressionsBy(
  site: unknown,
  files: readonly string[],
  given: Given,
  to: string,
): (readonly [at: string, place: string])[] {
  const list = valueAt(site, '/checks/suppressions')
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown, index) => {
    if (
      !isRecord(entry) ||
      !files.includes(String(entry['file'])) ||
      typeof entry['at'] !== 'string'
    )
      return []
    const place = renamedPlace(entry['at'], given, to)
    return place === undefined ? [] : [[`/checks/suppressions/${index}/at`, place] as const]
  })
}

function renamedPlace(place: string, { name, at, isKey }: Given, to: string): string | undefined {
  if (!isKey) return place === name && /^\/blocks\/\d+\/id$/.test(at) ? to : undefined
  const isInside = place === at || place.startsWith(`${at}/`)
  return isInside
    ? at.slice(0, at.lastIndexOf('/') + 1) + escaped(to) + place.slice(at.length)
    : undefined
}
