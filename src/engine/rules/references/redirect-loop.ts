import { other, sendingOn } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { redirectsOf } from '#engine/site/redirects.ts'

/** A page sends its visitors to a page that sends them back, at once or by way of others. */
export const redirectLoop: Rule = {
  code: 'redirect-loop',
  severity: 'error',
  docs: {
    why: 'Browsers go round until they give up, and visitors see an error.',
    wrong: { 'pages/one/other.json': { ...other, ...sendingOn('/other') } },
    right: { 'pages/one/other.json': { ...other, ...sendingOn('/') } },
  },
  check(site, report) {
    for (const { file, at, route, circle } of redirectsOf(site)) {
      const [, ...others] = circle
      // A circle is one fault, told at the first of its pages.
      if (circle.length === 0 || others.some((other) => other.file < file)) continue
      report({
        file,
        at,
        problem: `Visitors who are redirected to ${route} come back here.`,
        remedy: 'Redirect to a page that shows something, for example "/".',
        related: others.map((other) => ({ ...other, message: 'This one redirects back.' })),
      })
    }
  },
}
