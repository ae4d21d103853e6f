import { namesIn, unknownName } from './content.ts'
import { type Rule, judgeNames } from './rule.ts'

/** A setting names a shop that content/locations.json does not have. */
export const unknownLocation: Rule = {
  code: 'unknown-location',
  severity: 'error',
  check(site, report) {
    const known = namesIn(site, 'content/locations.json', 'locations')
    if (!known) return
    const file = site.file('content/locations.json')
    judgeNames(
      site,
      'location',
      (name) => (known.has(name) ? undefined : unknownName(name, 'location', known, file)),
      report,
    )
  },
}
