import { isRecord } from '#engine/is-record.ts'
import type { Given } from '#engine/schema/survey.ts'
import { escaped, holderOf, isWithin } from '#engine/text/pointer.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/**
 * The file that a suppression means. A site stays what it is in a copy of its folder: `pages/` stands
 * for wherever site.json is, which is `siteFile`.
 */
export function fileMeant(file: string, siteFile: string): string {
  return file.replace(/^pages\//, siteFile.slice(0, -'site.json'.length))
}

/**
 * The suppressions of site.json whose place in a file goes by a name: the pointer of each place, and
 * the place with another name there. A block is named by its id, an entry of a record by its pointer.
 */
export function suppressionsBy(
  site: unknown,
  { file, siteFile }: { readonly file: string; readonly siteFile: string },
  given: Given,
  to: string,
): (readonly [at: string, place: string])[] {
  return itemsAt(site, '/checks/suppressions').flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry['file'] !== 'string') return []
    if (fileMeant(entry['file'], siteFile) !== file || typeof entry['at'] !== 'string') return []
    const place = renamedPlace(entry['at'], given, to)
    return place === undefined ? [] : [[`/checks/suppressions/${index}/at`, place] as const]
  })
}

/**
 * The suppressions of site.json whose file has another name: the pointer of each, and the name that
 * `renamed` answers for it; undefined is for one that stays.
 */
export function suppressionFiles(
  site: unknown,
  renamed: (file: string) => string | undefined,
): (readonly [at: string, file: string])[] {
  return itemsAt(site, '/checks/suppressions').flatMap((entry, index) => {
    const file = valueAt(entry, '/file')
    const next = typeof file === 'string' ? renamed(file) : undefined
    return next === undefined ? [] : [[`/checks/suppressions/${index}/file`, next] as const]
  })
}

function renamedPlace(place: string, { name, at, isKey }: Given, to: string): string | undefined {
  if (!isKey) return place === name && /^\/blocks\/\d+\/id$/.test(at) ? to : undefined
  return isWithin(place, at) ? `${holderOf(at)}/${escaped(to)}${place.slice(at.length)}` : undefined
}
