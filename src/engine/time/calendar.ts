/**
 * The opening hours of a shop, worked out for a browser: it looks up plans by weekday and by date,
 * compares times as text and says what stands there. What languages and formats need is done here.
 *
 * Times are wall-clock times of the site's time zone, `HH:MM`; of what runs past midnight the hours
 * go on counting (`26:00` is two in the morning) and belong to the day that began it. Where the next
 * day begins before the last has ended they are one, followed for as long as two days.
 */
import type { Hours, Locations, SpecialDay } from '#schema/types.ts'

import { dateFormat } from './date-format.ts'

/**
 * `soon` is half an hour before `to`; `opens` and `closes` are `from` and `to` in words. `day` is a
 * day before `to`: until then nobody asks when it closes.
 */
export type Opening = readonly [
  from: string,
  to: string,
  soon: string,
  opens: string,
  closes: string,
  day?: string,
]

export interface Calendar {
  /** The different days there are: when the shop is open on them, in order; the first is a closed day. */
  readonly plans: readonly (readonly Opening[])[]
  /** Which plan each weekday follows, from Sunday. */
  readonly week: readonly number[]
  /** Days that do not follow their weekday: what they are called, and their plan. */
  readonly days: Readonly<Record<string, readonly [label: string, plan: number]>>
}

/** All that it takes to tell, at any moment, how it stands with one shop. */
export interface OpenHours extends Calendar {
  /** The time zone of the shop. */
  readonly zone: string
  /** The names of the weekdays, from Sunday. */
  readonly names: readonly string[]
  readonly says: Locations['says']
}

/** The minutes of a day. */
const DAY = 24 * 60

/** From when to when, as in the data: `to` at or before `from` is on the next day. */
export interface Times {
  readonly from: string
  readonly to: string
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** When the shop is open on a weekday (0 is Sunday), in order; empty when it is closed. */
export function timesOn(weekday: number, { open }: Hours): Times[] {
  const day = weekdays[weekday]
  return open
    .filter(({ days }) => day !== undefined && days.includes(day))
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * When the shop is open on a special day: new times replace the first opening and the last closing
 * of its weekday, and what lies outside of them falls away. A shop that is closed on that weekday
 * stays closed.
 */
export function timesOnSpecial({ date, from, to }: SpecialDay, hours: Hours): Times[] {
  const times = timesOn(weekdayOf(date), hours)
  const [first] = times
  const last = times.at(-1)
  if ((from === undefined && to === undefined) || !first || !last) return []
  const opens = minutes(from ?? first.from)
  const closes =
    to === undefined ? closing(last) : specialClosing(minutes(to), opens, closing(last))
  return times
    .map((usual): [number, number] => [
      usual === first ? opens : Math.max(opens, minutes(usual.from)),
      usual === last ? closes : Math.min(closes, closing(usual)),
    ])
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ from: clock(start), to: clock(end % DAY) }))
}

/**
 * A special closing time before the opening is one of the next day only where the shop usually
 * closes then (or at midnight), and nearer to that than to this day.
 */
function specialClosing(at: number, opens: number, usual: number): number {
  const late = at <= opens && usual - at > DAY / 2 && (usual >= DAY || at === 0)
  return late ? at + DAY : at
}

/** The weekday of a date, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay()
}

/** Whether there is such a day, written as 2026-11-26; February 30 is a day in March to `Date`. */
export function isDay(date: string): boolean {
  const read = new Date(`${date}T00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === date
}

/** The special days that are for a shop, by its id; one whose date is still to come is for none. */
export function specialOf(special: readonly SpecialDay[], location: string): SpecialDay[] {
  return special.filter(
    ({ date, only = [] }) => isDay(date) && (only.length === 0 || only.includes(location)),
  )
}

/** The calendar of a shop with its special days; `lang` is the language of the times in words. */
export function calendarOf(hours: Hours, special: readonly SpecialDay[], lang: string): Calendar {
  // A closed day comes first in every calendar: what shops share then compresses to nothing.
  const plans: Opening[][] = [[]]
  const known = new Map([['[]', 0]])
  const planOf = (days: readonly (readonly Times[])[]): number => {
    const spans = spansOf(days)
    const key = JSON.stringify(spans)
    const index = known.get(key) ?? plans.length
    if (index === plans.length) plans.push(spans.map((span) => opening(span, lang)))
    known.set(key, index)
    return index
  }
  const usual = weekdays.map((_, weekday) => timesOn(weekday, hours))
  const week = usual.map((_, day) => planOf([0, 1, 2].map((more) => usual[(day + more) % 7] ?? [])))
  const called = new Map(special.map((day) => [day.date, day]))
  const timesOf = (date: string): readonly Times[] => {
    const day = called.get(date)
    return day ? timesOnSpecial(day, hours) : (usual[weekdayOf(date)] ?? [])
  }
  // What a special day cuts off may have begun one or two days before.
  const dates = special.flatMap(({ date }) => [date, daysLater(date, -1), daysLater(date, -2)])
  const days = [...new Set(dates)].flatMap((date) => {
    const plan = planOf([0, 1, 2].map((more) => timesOf(daysLater(date, more))))
    const label = called.get(date)?.label
    if (label === undefined && plan === week[weekdayOf(date)]) return []
    return [[date, [label ?? '', plan]] as const]
  })
  return { week, days: Object.fromEntries(days), plans }
}

/** From when to when, in minutes of the day that began it. */
type Span = readonly [from: number, to: number]

/** When it is open on the first of these days, up to where it closes on one of the others. */
function spansOf(days: readonly (readonly Times[])[]): Span[] {
  const all = days.flatMap((times, day) =>
    times.map((one): Span => [minutes(one.from) + day * DAY, closing(one) + day * DAY]),
  )
  return (days[0] ?? []).map((one) => {
    let to = closing(one)
    for (const [from, until] of all) if (from <= to) to = Math.max(to, until)
    return [minutes(one.from), to]
  })
}

function opening([from, to]: Span, lang: string): Opening {
  const soon = Math.max(from, to - 30)
  const words = (at: number): string => timeInWords(clock(at % DAY), lang)
  const known = [clock(from), clock(to), clock(soon), words(from), words(to)] as const
  return to - from > DAY ? [...known, clock(to - DAY)] : known
}

/** The names of the weekdays in a language, from Sunday. */
export function weekdayNames(lang: string, weekday: 'long' | 'short' = 'long'): string[] {
  const format = dateFormat(lang, { weekday, timeZone: 'UTC' })
  // 1 January 2023 was a Sunday.
  return weekdays.map((_, day) => format.format(new Date(Date.UTC(2023, 0, 1 + day))))
}

/** A time as people of that language write it: 8 AM, 4:30 PM; by a clock of 24 hours 20:00, 16:30. */
export function timeInWords(time: string, lang: string): string {
  const whole = dateFormat(lang, { hour: 'numeric', timeZone: 'UTC' })
  const exact = dateFormat(lang, { timeStyle: 'short', timeZone: 'UTC' })
  // An hour without AM or PM would be no more than a number.
  return (time.endsWith(':00') && exact.resolvedOptions().hour12 ? whole : exact)
    .format(new Date(`1970-01-01T${time}Z`))
    .replaceAll(/\s/g, '\u00a0')
}

/** In minutes of the day that began it. */
function closing({ from, to }: Times): number {
  return minutes(to) + (to <= from ? DAY : 0)
}

export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10)
}

/** Of a time of the day: `07:59` of `08:00`, `23:59` of midnight. */
export function minuteBefore(time: string): string {
  return clock((minutes(time) + DAY - 1) % DAY)
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clock(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
