import type { Example } from '#engine/rules/docs.ts'
import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'

import { among, namesIn } from './content.ts'

/** A setting names a post that content/feed.json does not have. */
export const unknownPost: Rule = {
  code: 'unknown-post',
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
    judgeNames(site, 'post', among(known, 'post', file), report)
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
