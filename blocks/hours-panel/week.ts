import {
  timeInWords,
  timesOn,
  timesOnSpecial,
  weekdayNames,
  weekdayOf,
} from '#engine/time/calendar.ts'
import type { Hours, SpecialDay } from '#schema/types.ts'

/** A line of the week: the days it is about (0 is Sunday), and what they are called. */
export interface WeekRow {
  readonly weekdays: readonly number[]
  readonly name: string
  /** Undefined on days without hours. */
  readonly times?: { readonly written: string; readonly spoken: string }
}

const fromMonday = [1, 2, 3, 4, 5, 6, 0]

/** The days it is open, as the shop itself writes them, then each day it is closed, from Monday. */
export function weekRows(hours: Hours, lang: string): WeekRow[] {
  const names = weekdayNames(lang)
  const open = fromMonday.filter((day) => timesOn(day, hours).length > 0)
  const closed = fromMonday.filter((day) => !open.includes(day))
  return [
    {
      weekdays: open,
      name: hours.days,
      times: { written: hours.times, spoken: hours.spoken },
    },
    ...closed.map((day) => ({ weekdays: [day], name: names[day] ?? '' })),
  ]
}

/** A special day on which the shop would otherwise be open. */
export interface SpecialRow {
  readonly date: string
  readonly label: string
  /** Thu, Nov 26, 2026 */
  readonly when: string
  /** Undefined when it stays closed. */
  readonly times?: { readonly from: string; readonly to: string }
}

/** The special days that change something for the shop, in order; on its free days none does. */
export function specialRows(
  special: readonly SpecialDay[],
  hours: Hours,
  lang: string,
): SpecialRow[] {
  const format = new Intl.DateTimeFormat(lang, {
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
      const [first] = times
      const last = times.at(-1)
      return {
        date: day.date,
        label: day.label,
        when: format.format(new Date(`${day.date}T00:00Z`)),
        ...(first && last
          ? { times: { from: timeInWords(first.from, lang), to: timeInWords(last.to, lang) } }
          : {}),
      }
    })
}
