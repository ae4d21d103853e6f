import { navigation } from '#engine/rules/examples.ts'
import { type Rule, judgeAddresses } from '#engine/rules/rule.ts'

/** An address begins with http: and not with https:. */
export const insecureUrl: Rule = {
  code: 'insecure-url',
  severity: 'error',
  docs: {
    why: 'Anyone on the way can read such a visit and change what comes back.',
    wrong: navigation('http://order.example'),
    right: navigation('https://order.example'),
  },
  check(site, report) {
    judgeAddresses(
      site,
      (href) => {
        const plain = href.trim()
        if (!/^http:/i.test(plain)) return undefined
        const value = plain.replace(/^http:\/*/i, 'https://')
        return {
          problem: 'This address is not encrypted.',
          remedy: `Did you mean "${value}"?`,
          meant: { value, safe: false },
        }
      },
      report,
    )
  },
}
