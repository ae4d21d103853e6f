import { nearest } from '#engine/nearest.ts'
import { type Rule, reported, suggested } from '#engine/rules/rule.ts'
import { isTimeZone } from '#engine/time/moment.ts'
import { valueAt } from '#engine/where.ts'

/** The site's time zone is none that clocks know, so no opening hour and no date could be told. */
export const unknownTimeZone: Rule = {
  code: 'unknown-time-zone',
  severity: 'error',
  docs: {
    why: 'Without a real time zone, opening hours and dated blocks cannot be worked out, and pages cannot be drawn.',
    wrong: { 'pages/site.json': { timeZone: 'America/New_Yorck' } },
    right: { 'pages/site.json': { timeZone: 'America/New_York' } },
  },
  check({ document, file }, report) {
    const zone = valueAt(document('site.json'), '/timeZone')
    if (typeof zone !== 'string' || zone.length < 3) return
    // The list takes 2 ms, a clock of that zone 20; it lacks zones by their other names.
    const zones = Intl.supportedValuesOf('timeZone')
    if (zones.includes(zone) || isTimeZone(zone)) return
    report({
      file: file('site.json'),
      ...reported('/timeZone', {
        problem: `There is no time zone "${zone}".`,
        ...suggested(
          nearest(zone, zones),
          'Write its IANA name: America/New_York, Europe/Berlin, UTC.',
        ),
      }),
    })
  },
}
