const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Largest first: from how many seconds on a unit is used, which is also its length. */
const units = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [7 * DAY, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const

/**
 * How long ago `from` was, in whole units rounded down, as the language says it: "1 hour ago",
 * "vor 3 Wochen". Less than a minute, and anything still to come, is "just now". Months have 30 days
 * and years 365.
 */
export function relativeTime(from: Date, now: Date, lang: string): string {
  const seconds = (now.getTime() - from.getTime()) / 1000
  for (const [length, unit] of units) {
    const count = Math.floor(seconds / length)
    if (count > 0) return new Intl.RelativeTimeFormat(lang).format(-count, unit)
  }
  // The checklist has other words than the platform, in its own language.
  if (/^en\b/.test(lang)) return 'just now'
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'second')
}
