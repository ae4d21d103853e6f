import { suppressionsBy } from '#engine/checks/suppressed.ts'
import { edited } from '#engine/fix/edits.ts'
import { scan } from '#engine/text/scan.ts'

/** Where a setting stands: a file, and a JSON Pointer in it. */
export interface SettingAt {
  readonly file: string
  readonly at: string
}

/** The text of site.json once a setting is called `to` there: what it suppresses of it stays so. */
export function followed(
  text: string,
  settings: readonly SettingAt[],
  { from, to, siteFile }: { readonly from: string; readonly to: string; readonly siteFile: string },
): string {
  const { places, fault } = scan(text, 'all')
  // A file that cannot be read suppresses nothing.
  if (fault) return text
  const site: unknown = JSON.parse(text)
  const edits = settings
    .flatMap(({ file, at }) =>
      suppressionsBy(site, { file, siteFile }, { name: from, at, isKey: true }, to),
    )
    .flatMap(([pointer, place]) => {
      const range = places.get(pointer)?.value
      return range ? [{ ...range, text: JSON.stringify(place) }] : []
    })
  return edited(text, edits)
}
