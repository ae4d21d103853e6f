import { daysLater } from '#engine/time/calendar.ts'
import { momentOf } from '#engine/time/moment.ts'
import type { SpecialDay } from '#schema/types.ts'

/** How far ahead search engines are told of special days, in days: they come back more often. */
const HORIZON = 180

/** The special days that a build tells search engines of; yesterday's may be today's elsewhere. */
export function comingDays(special: readonly SpecialDay[], now: number): SpecialDay[] {
  return special.filter(({ date }) => date >= inDays(now, -1) && date <= inDays(now, HORIZON))
}

/** The first special day that a build of this moment does not tell of yet. */
export function firstUntold(special: readonly SpecialDay[], now: number): SpecialDay | undefined {
  return special
    .filter(({ date }) => date > inDays(now, HORIZON))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
}

/** The moment from which a day is to be told of: half as long ahead as a build tells of days. */
export function tellingOf({ date }: SpecialDay, timeZone: string): number | undefined {
  return momentOf(daysLater(date, -HORIZON / 2), timeZone)
}

function inDays(now: number, days: number): string {
  return daysLater(new Date(now).toISOString().slice(0, 10), days)
}
