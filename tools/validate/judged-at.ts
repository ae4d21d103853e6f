import type { SiteTree } from '#engine/check.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { isTimeZone } from '#engine/time/moment.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'

/**
 * The site as it is to be judged at another moment than the present. A day without a time zone of its
 * own is one of the site's; where site.json tells none that a clock knows, which is a finding, of UTC.
 *
 * @throws {Refusal} if `at` is no moment.
 */
export function judgedAt(tree: SiteTree, at: string): SiteTree {
  return { ...tree, now: momentFlag(at, zoneOf(tree.files.get(inPages(tree, 'site.json')))) }
}

function zoneOf(text = '{}'): string {
  try {
    const site = jsonValue(text)
    const zone = isRecord(site) ? site['timeZone'] : undefined
    return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC'
  } catch {
    return 'UTC'
  }
}
