import type { Oddity } from '#engine/check.ts'
import type { Rule, Verdict } from '#engine/rules/rule.ts'

const remedy = 'Replace it with the file itself.'

const verdicts: Readonly<Partial<Record<Oddity, Verdict>>> = {
  'broken-link': { problem: 'This symbolic link points to nothing.', remedy },
  'link-in-circle': {
    problem: 'This symbolic link goes in a circle, or from one linked folder into another.',
    remedy,
  },
  'link-out': { problem: 'This symbolic link points outside the project.', remedy },
}

/** A link in the pages folder is broken, leads in a circle or out of the project. */
export const unfollowedLink: Rule = {
  code: 'unfollowed-link',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'A symbolic link can publish any file on the computer that builds the site, or keep the build running for ever.',
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
