import { namesIn, unknownName } from './content.ts'
import type { Example } from './docs.ts'
import { blocks } from './examples.ts'
import { type Rule, judgeNames } from './rule.ts'

/** A setting names a post that content/feed.json does not have. */
export const unknownPost: Rule = {
  code: 'unknown-post',
  family: 'references',
  severity: 'error',
  docs: {
    why: 'The setting does nothing, because no post has this id.',
    wrong: overridden('post-2'),
    right: overridden('post-1'),
  },
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

function overridden(post: string): Example {
  return blocks({
    type: 'social-feed',
    id: 'feed',
    heading: 'Photos',
    linkOverrides: [{ post, href: '/' }],
    loading: 'Loading',
    failed: 'No posts.',
    profiles: [{ label: 'Order', href: 'link:order' }],
    placeholder: 'media/logo.svg',
    hand: 'media/logo.svg',
  })
}
