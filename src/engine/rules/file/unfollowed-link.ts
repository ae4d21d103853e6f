import type { Oddity } from '#engine/check.ts'
import type { Rule, Verdict } from '#engine/rules/rule.ts'

const remedy = 'Put the file itself in its place.'

const verdicts: Readonly<Partial<Record<Oddity, Verdict>>> = {
  'broken-link': { problem: 'This link leads to nothing.', remedy },
  'link-in-circle': {
    problem: 'This link leads in a circle, or from one linked folder into the next.',
    remedy,
  },
  'link-out': { problem: 'This link leads out of the project.', remedy },
}

/** A link in the pages folder is broken, leads in a circle or out of the project. */
export const unfollowedLink: Rule = {
  code: 'unfollowed-link',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'A link can publish any file of the computer that builds the site, or keep it busy for ever.',
    wrong: { 'pages/one/about.json': { odd: 'link-out' } },
    right: { 'pages/one/about.json': { route: '/about' } },
  },
  check({ odd }, report) {
    for (const [file, kind] of odd) {
      const verdict = verdicts[kind]
      if (verdict) report({ file, at: '', ...verdict })
    }
  },
}
