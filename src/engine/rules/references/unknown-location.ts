import type { Example } from '#engine/rules/docs.ts'
import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'

import { among, namesIn } from './content.ts'

/** A setting names a shop that content/locations.json does not have. */
export const unknownLocation: Rule = {
  code: 'unknown-location',
  severity: 'error',
  docs: {
    why: 'The block has no shop to show.',
    wrong: hours('countr'),
    right: hours('counter'),
  },
  check(site, report) {
    const known = namesIn(site, 'content/locations.json', 'locations')
    if (!known) return
    const file = site.file('content/locations.json')
    judgeNames(site, 'location', among(known, 'location', file), report)
  },
}

function hours(location: string): Example {
  const image = { src: 'media/logo.svg', alt: '' }
  return blocks({ type: 'hours-card', id: 'hours', heading: 'Hours', location, image })
}
