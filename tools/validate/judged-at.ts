import type { SiteTree } from '#engine/check.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { timeZoneOf } from '#engine/site/time-zone.ts'
import { parsed } from '#engine/text/json-value.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'

/**
 * The site as it is to be judged at another moment than the present. A day without a time zone of its
 * own is one of the site's; where site.json tells none that a clock knows, which is a finding, of UTC.
 *
 * @throws {Refusal} if `at` is no moment.
 */
export function judgedAt(tree: SiteTree, at: string): SiteTree {
  const site = parsed(tree.files.get(inPages(tree, 'site.json')))
  return { ...tree, now: momentFlag(at, timeZoneOf(site)) }
}
