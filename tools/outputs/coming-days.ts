import { momentOf } from '#engine/time/moment.ts'
import type { SpecialDay } from '#schema/types.ts'

/** How far ahead search engines are told of special days, in days: they come back more often. */
const HORIZON = 180

const DAY = 864e5

/** The special days that a build tells search engines of; yesterday's may be today's elsewhere. */
export function comingDays(special: readonly SpecialDay[], now: number): SpecialDay[] {
  return special.filter(({ date }) => date >= later(now, -1) && date <= later(now, HORIZON))
}

/** The first special day that a build of this moment does not tell of yet. */
export function firstUntold(special: readonly SpecialDay[], now: number): SpecialDay | undefined {
  return special
    .filter(({ date }) => date > later(now, HORIZON))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
}

/** The moment from which a day is to be told of: half as long ahead as a build tells of days. */
export function tellingOf({ date }: SpecialDay, timeZone: string): number | undefined {
  return momentOf(later(Date.parse(date), -HORIZON / 2), timeZone)
}

function later(now: number, days: number): string {
  return new Date(now + days * DAY).toISOString().slice(0, 10)
}
