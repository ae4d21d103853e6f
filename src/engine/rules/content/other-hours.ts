import type { Rule } from '#engine/rules/rule.ts'
import { escaped } from '#engine/text/pointer.ts'
import { weekdays } from '#engine/time/calendar.ts'
import type { Hours, Locations } from '#schema/types.ts'

const path = 'content/locations.json'
const week = [...weekdays.slice(1), weekdays[0]] as const

/** A shop is open at other times for people than for machines. Words that are no plain times are let be. */
export const otherHours: Rule = {
  code: 'other-hours',
  severity: 'warning',
  docs: {
    why: 'Visitors read the one, search engines and "open now" have the other, and somebody finds a closed door.',
    wrong: shop('8-9'),
    right: shop('8-8'),
  },
  check(site, report) {
    if (!site.keepsSchema(path)) return
    const { locations = {} } = site.document(path) as Partial<Locations>
    for (const [id, { hours }] of Object.entries(locations))
      for (const [key, real] of Object.entries(differing(hours)))
        report({
          file: site.file(path),
          at: `/locations/${escaped(id)}/hours/${key}`,
          problem: `The words say ${JSON.stringify(hours[key as keyof Hours])}, but the opening times are ${real}.`,
          remedy: 'Change the words, or `open`, whichever is wrong.',
        })
  },
}

/** The words that say something else, with what they should say. */
function differing({ days, times, spoken, open }: Hours): Record<string, string> {
  const found: Record<string, string> = {}
  const real = new Set(open.flatMap((one) => one.days))
  const said = daysIn(days)
  if (said && (said.size !== real.size || [...said].some((day) => !real.has(day))))
    found['days'] =
      real.size === week.length ? 'every day' : week.filter((day) => real.has(day)).join(', ')
  const [first, ...others] = open
  const isOne = first && others.every(({ from, to }) => from === first.from && to === first.to)
  if (!isOne) return found
  for (const [key, words] of Object.entries({ times, spoken })) {
    if (notPlain.test(words)) continue
    const [from, to, ...more] = timesIn(words)
    if (!from || !to || more.length > 0) continue
    if (!isTime(from, first.from) || !isTime(to, first.to))
      found[key] = `${first.from} to ${first.to}`
  }
  return found
}

/** `24/7`, `8½–20`, `half past 8 to 8`: numbers of which not each is a time by itself. */
const notPlain = /\/|\p{No}|\b(?:half|quarter|halb|viertel|demie?|quart|media|cuarto)\b/iu

type Clock = Readonly<Record<'hour' | 'minute' | 'half', string | undefined>>

/** Every time in words: 8, 8:30, 8 PM, 20h30, 20.30 Uhr. */
function timesIn(words: string): Clock[] {
  const time = /(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minute>\d{2}))?(?:\s?(?<half>[ap])\.?\s?m\b)?/giu
  return [...words.matchAll(time)].map(({ groups }) => groups as unknown as Clock)
}

/** Whether words may mean the time `20:00`; without a half of the day, 8 may be either. */
function isTime({ hour, minute = '00', half }: Clock, time: string): boolean {
  const [realHour = 0, realMinute = 0] = time.split(':').map(Number)
  const said = Number(hour)
  const hours = half
    ? [(said % 12) + (/p/i.test(half) ? 12 : 0)]
    : [said % 24, ...(said <= 12 ? [said % 12, (said % 12) + 12] : [])]
  return Number(minute) === realMinute && hours.includes(realHour)
}

type Day = (typeof week)[number]

/** The days that English words mean: `every day`, `Mon–Fri`, `Tue, Thu and Sat`; undefined for others. */
function daysIn(words: string): ReadonlySet<Day> | undefined {
  const days = new Set<Day>()
  const plain = words.toLowerCase().replaceAll('.', '').trim()
  for (const part of plain.split(/\s*(?:,|&|\+|\band\b)\s*/)) {
    const some = daysOf(part)
    if (!some) return undefined
    for (const day of some) days.add(day)
  }
  return days
}

function daysOf(part: string): readonly Day[] | undefined {
  if (/^(?:every ?day|daily|all week|(?:7|seven) days(?: a week)?)$/.test(part)) return week
  if (/^(?:on )?weekdays$/.test(part)) return week.slice(0, 5)
  if (/^(?:on )?weekends$/.test(part)) return week.slice(5)
  const [from, to = from, ...more] = part
    .split(/\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b)\s*/)
    .map(dayOf)
  if (from === undefined || to === undefined || more.length > 0) return undefined
  const twice = [...week, ...week]
  return twice.slice(from, (to < from ? to + week.length : to) + 1)
}

/** The number of a day in the week, by its name or how it is shortened. */
function dayOf(word: string): number | undefined {
  const names = [
    'mondays',
    'tuesdays',
    'wednesdays',
    'thursdays',
    'fridays',
    'saturdays',
    'sundays',
  ]
  const at = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))
  return at < 0 ? undefined : at
}

function shop(times: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const open = [{ days: week.slice(0, 5), from: '08:00', to: '20:00' }]
  const hours = { days: 'Mon–Fri', times, spoken: '8 AM to 8 PM', open }
  const place = {
    name: 'Noho',
    street: '37 Great Jones Street',
    city: 'New York',
    postalCode: '10012',
  }
  return {
    'pages/content/locations.json': { locations: { noho: { ...place, country: 'US', hours } } },
  }
}
