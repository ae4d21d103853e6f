import { suppressionsBy } from '#engine/checks/suppressed.ts'
import { withSuppressions } from '#tools/lib/code/with-suppressions.ts'

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
  return withSuppressions(text, (site) =>
    settings.flatMap(({ file, at }) =>
      suppressionsBy(site, { file, siteFile }, { name: from, at, isKey: true }, to),
    ),
  )
}
