import { isTimeZone } from '#engine/time/moment.ts'
import { valueAt } from '#engine/where.ts'

/** The time zone of site.json, of any shape; UTC where it tells none that a clock knows. */
export function timeZoneOf(site: unknown): string {
  const zone = valueAt(site, '/timeZone')
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC'
}
