import { isDay } from '#engine/time/calendar.ts'
import { momentOf } from '#engine/time/moment.ts'

import { Refusal } from './command.ts'

/**
 * The moment that `--at` names, in milliseconds, and the present without it: a day or a time of the
 * site's time zone (2026-12-24T10:00), or one that says its own (2026-12-24T15:00:00Z), in the ways
 * that git and `date` write them, which has a blank for the T and a zone without its colon; or seconds
 * since 1970, as GNU date takes them (@1798124400).
 *
 * @throws {Refusal} if it is no moment.
 */
export function momentFlag(at: string | undefined, timeZone: string): number {
  if (at === undefined) return Date.now()
  const moment = readMoment(at, timeZone)
  if (moment !== undefined) return moment
  throw new Refusal(
    `“${at}” is not a day or a time.`,
    'Write a day, a day and a time, or seconds since 1970: --at 2026-12-24, --at 2026-12-24T10:00, --at 2026-12-24T15:00:00Z, --at @1798124400.',
  )
}

/** The moment that is written so, in milliseconds; undefined if it is none. */
export function readMoment(at: string, timeZone: string): number | undefined {
  const moment = secondsSince1970(at) ?? moment8601(at, timeZone)
  return Number.isNaN(moment) ? undefined : moment
}

function secondsSince1970(at: string): number | undefined {
  const [, seconds] = /^@(\d{1,10})$/.exec(at) ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

function moment8601(at: string, timeZone: string): number | undefined {
  const [, day, time, seconds = '00', zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::([0-5]\d(?:\.\d+)?))? ?(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      at,
    ) ?? []
  if (day === undefined || time === undefined) return momentOf(at, timeZone)
  if (zone !== undefined)
    return isDay(day)
      ? Date.parse(`${day}T${time}:${seconds}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
      : undefined
  const minute = momentOf(`${day}T${time}`, timeZone)
  return minute === undefined ? undefined : minute + Number(seconds) * 1000
}
