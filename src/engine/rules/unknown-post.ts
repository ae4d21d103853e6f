import { namesIn, unknownName } from './content.ts'
import { type Rule, judgeNames } from './rule.ts'

/** A setting names a post that content/feed.json does not have. */
export const unknownPost: Rule = {
  code: 'unknown-post',
  severity: 'error',
  check(site, report) {
    const known = namesIn(site, 'content/feed.json', 'posts')
    if (!known) return
    const file = site.file('content/feed.json')
    judgeNames(
      site,
      'post',
      (name) => (known.has(name) ? undefined : unknownName(name, 'post', known, file)),
      report,
    )
  },
}
