import type { Rule, Verdict } from '#engine/rules/rule.ts'
import { isDay, specialOf, timesOn, timesOnSpecial, weekdayOf } from '#engine/time/calendar.ts'
import type { Locations, SpecialDay } from '#schema/types.ts'

const path = 'content/locations.json'

/** A special day that is in no calendar, is told a shop twice, or has a shop close before it opens. */
export const specialDay: Rule = {
  code: 'special-day',
  severity: 'error',
  docs: {
    why: 'Visitors would find a closed door, or stay away from an open one.',
    wrong: {
      'pages/content/locations.json': { special: [{ date: '2026-02-30', label: 'Never' }] },
    },
    right: {
      'pages/content/locations.json': { special: [{ date: '2099-11-26', label: 'Thanksgiving' }] },
    },
  },
  check(site, report) {
    if (!site.keepsSchema(path)) return
    const { special = [], locations = {} } = site.document(path) as Partial<Locations>
    for (const [index, day] of special.entries()) {
      const first = special.findIndex((other, at) => at < index && isSame(day, other))
      const other = special[first]
      const verdict = other
        ? again(day, { ...other, number: first + 1 }, locations)
        : (noDay(day) ?? backwards(day, locations))
      if (!verdict) continue
      const at = `/special/${index}/${day.to !== undefined && verdict.late ? 'to' : 'date'}`
      const { problem, remedy } = verdict
      const related = [{ at: `/special/${first}/date`, message: 'First used here.' }]
      report({ file: site.file(path), at, problem, remedy, ...(other ? { related } : {}) })
    }
  },
}

type DayVerdict = Verdict & { readonly late?: boolean }

/** Two days on one date, of which some shop would not know which to keep. */
function isSame({ date, only = [] }: SpecialDay, other: SpecialDay): boolean {
  const { only: others = [] } = other
  if (date !== other.date) return false
  return only.length === 0 || others.length === 0 || only.some((id) => others.includes(id))
}

/** Says which other day it is, and a shop that both are for: a chain has a dozen on one date. */
function again(
  { date, only = [] }: SpecialDay,
  other: SpecialDay & { readonly number: number },
  locations: Locations['locations'],
): DayVerdict {
  const { only: others = [], number, label } = other
  const [shop, ...more] =
    only.length === 0 ? others : only.filter((id) => others.length === 0 || others.includes(id))
  const name = shop === undefined ? '' : `, which is for ${locations[shop]?.name ?? shop}`
  const rest = more.length === 0 ? '' : ` and ${more.length} more of its shops`
  return {
    problem: `There is a special day on ${date} already: number ${number}, "${label}"${name}${rest}${name && ' too'}.`,
    remedy: 'Keep one of them, or name in `only` of each the shops it is for.',
  }
}

function noDay({ date }: SpecialDay): DayVerdict | undefined {
  if (isDay(date)) return undefined
  return {
    problem: `${date} is not a real date.`,
    remedy: 'Write the year, the month and the day: 2026-11-26.',
  }
}

/** A shop that would be open on that weekday, with times that leave nothing of it. */
function backwards(day: SpecialDay, locations: Locations['locations']): DayVerdict | undefined {
  if (day.from === undefined && day.to === undefined) return undefined
  for (const [id, { name, hours }] of Object.entries(locations)) {
    if (specialOf([day], id).length === 0) continue
    const times = timesOn(weekdayOf(day.date), hours)
    const [first] = times
    const last = times.at(-1)
    if (first && last && timesOnSpecial(day, hours).length === 0)
      return {
        problem: `On ${day.date} ${name} would close at ${day.to ?? last.to}, before it opens at ${day.from ?? first.from}.`,
        remedy: 'Give the day other times; without `from` and `to` the shops stay closed.',
        late: true,
      }
  }
  return undefined
}
