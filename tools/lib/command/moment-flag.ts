import { momentOf } from '#engine/time/moment.ts'

import { Refusal } from './command.ts'

/**
 * The moment that `--at` names, in milliseconds, and the present without it: a day or a time of the
 * site's time zone (2026-12-24T10:00), or one that says its own (2026-12-24T15:00:00Z).
 *
 * @throws {Refusal} if it is no moment.
 */
export function momentFlag(at: string | undefined, timeZone: string): number {
  if (at === undefined) return Date.now()
  const moment = /T.*(Z|[+-]\d\d:\d\d)$/.test(at) ? Date.parse(at) : momentOf(at, timeZone)
  if (moment !== undefined && !Number.isNaN(moment)) return moment
  throw new Refusal(
    `“${at}” is no moment.`,
    'Write a day, or a day and a time: --at 2026-12-24, --at 2026-12-24T10:00.',
  )
}
