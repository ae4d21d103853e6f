import type { Rule } from '#engine/rules/rule.ts'
import { isDay } from '#engine/time/calendar.ts'
import type { Locations } from '#schema/types.ts'

const path = 'content/locations.json'

/** The site has special days, and all of them are over: each year somebody has to write those to come. */
export const specialDaysOver: Rule = {
  code: 'special-days-over',
  severity: 'warning',
  docs: {
    why: 'On the next holiday the site would say that the shop is open as usual.',
    wrong: {
      'pages/content/locations.json': { special: [{ date: '2020-12-25', label: 'Christmas' }] },
    },
    right: {
      'pages/content/locations.json': { special: [{ date: '2099-12-25', label: 'Christmas' }] },
    },
  },
  check(site, report) {
    if (!site.keepsSchema(path)) return
    const { special = [] } = site.document(path) as Partial<Locations>
    const last = special
      .filter(({ date }) => isDay(date))
      .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
    if (!last || last.date >= oldestDay(site.tree.now)) return
    report({
      file: site.file(path),
      at: `/special/${special.indexOf(last)}/date`,
      problem: `No special day is left: the last one was "${last.label}", ${last.date}.`,
      remedy: 'Add the holidays to come; those that are over can be taken out.',
    })
  },
}

/**
 * The date where it is the longest, twelve hours behind UTC: what is over there is over everywhere. `Intl`
 * knows that of the site, and takes 12 ms to load.
 */
function oldestDay(now = Date.now()): string {
  return new Date(now - 12 * 36e5).toISOString().slice(0, 10)
}
