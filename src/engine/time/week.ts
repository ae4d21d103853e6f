import {
  type Times,
  timeInWords,
  timesOn,
  timesOnSpecial,
  weekdayNames,
  weekdayOf,
} from '#engine/time/calendar.ts'
import type { Hours, SpecialDay } from '#schema/types.ts'

import { dateFormat } from './date-format.ts'

/** A line of the week: the days it is about (0 is Sunday), and what they are called. */
export interface WeekRow {
  readonly weekdays: readonly number[]
  readonly name: string
  /** Undefined on days without hours. */
  readonly times?: { readonly written: string; readonly spoken: string }
}

/** How times are said that the shop has no words of its own for. */
export interface HoursWords {
  /** `{from} to {to}` */
  readonly until: string
  /** From a time to the same on the next day. */
  readonly allDay: string
}

interface WeekInfo {
  /** Days off, from Monday, which is 1, to Sunday, which is 7. */
  readonly weekend: readonly number[]
}

/** What the types do not know yet: first a property of every locale, then a method. */
interface KnowsWeek {
  readonly weekInfo?: WeekInfo
  getWeekInfo?(): WeekInfo
}

/** The weekdays from the first working day where the language is spoken: Sunday in Israel. */
function weekOf(lang: string): number[] {
  const locale = new Intl.Locale(lang) as KnowsWeek
  const { weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { weekend: [7] }
  const first = (weekend.at(-1) ?? 7) + 1
  return Array.from({ length: 7 }, (_, day) => (first + day) % 7)
}

/**
 * The days it is open, as the shop itself writes them, then each day it is closed, from the first
 * working day. Where days differ the shop's one line would be true of some only: each run of days
 * with the same times has a row then, in the words given.
 */
export function weekRows(hours: Hours, lang: string, words: HoursWords): WeekRow[] {
  const names = weekdayNames(lang)
  const week = weekOf(lang)
  const runs = runsOf(hours, week)
  const open = runs.filter(({ times }) => times.length > 0)
  const closed = week.filter((day) => timesOn(day, hours).length === 0)
  const kinds = new Set(open.map(({ times }) => JSON.stringify(times)))
  return [
    ...(kinds.size > 1
      ? open.map((run) => rowOf(run, lang, words))
      : [
          {
            weekdays: open.flatMap(({ weekdays }) => weekdays),
            name: hours.days,
            times: { written: hours.times, spoken: hours.spoken },
          },
        ]),
    ...closed.map((day) => ({ weekdays: [day], name: names[day] ?? '' })),
  ]
}

interface Run {
  readonly weekdays: number[]
  readonly times: readonly Times[]
}

/** The week in days that follow one another with the same times. */
function runsOf(hours: Hours, week: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const day of week) {
    const times = timesOn(day, hours)
    const last = runs.at(-1)
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.weekdays.push(day)
    else runs.push({ weekdays: [day], times })
  }
  return runs
}

/** Saturday or Mon–Fri, and its times. */
function rowOf({ weekdays, times }: Run, lang: string, words: HoursWords): WeekRow {
  const names = weekdayNames(lang, weekdays.length > 1 ? 'short' : 'long')
  const ends = [...new Set([weekdays[0], weekdays.at(-1)])]
  const told = inWords(times, lang, words)
  return {
    weekdays,
    name: ends.map((day = 0) => names[day]).join('–'),
    times: { written: told, spoken: told },
  }
}

function inWords(times: readonly Times[], lang: string, { until, allDay }: HoursWords): string {
  return times
    .map(({ from, to }) =>
      from === to
        ? allDay
        : until.replace('{from}', timeInWords(from, lang)).replace('{to}', timeInWords(to, lang)),
    )
    .join(', ')
}

/** A special day on which the shop would otherwise be open. */
export interface SpecialRow {
  readonly date: string
  readonly label: string
  /** Thu, Nov 26, 2026 */
  readonly when: string
  /** Undefined when it stays closed. */
  readonly times?: string
}

/** The special days that change something for the shop, in order; on its free days none does. */
export function specialRows(
  special: readonly SpecialDay[],
  hours: Hours,
  lang: string,
  words: HoursWords,
): SpecialRow[] {
  const format = dateFormat(lang, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return special
    .filter(({ date }) => timesOn(weekdayOf(date), hours).length > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((day) => {
      const times = timesOnSpecial(day, hours)
      return {
        date: day.date,
        label: day.label,
        when: format.format(new Date(`${day.date}T00:00Z`)),
        ...(times.length > 0 ? { times: inWords(times, lang, words) } : {}),
      }
    })
}
