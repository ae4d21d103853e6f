import { navigation } from '#engine/rules/examples.ts'
import { type Rule, judgeAddresses } from '#engine/rules/rule.ts'

/** An address runs code or hides where it leads. Browsers skip spaces and control characters in it. */
export const unsafeUrl: Rule = {
  code: 'unsafe-url',
  severity: 'error',
  docs: {
    fixed: true,
    why: "Such an address can run code in a visitor's browser or lead to a site that it does not show.",
    wrong: navigation('java\tscript:alert(1)'),
    right: navigation('https://order.example'),
  },
  check(site, report) {
    judgeAddresses(
      site,
      (href) => {
        const plain = href.replaceAll(/[\p{C}\p{Z}]/gu, '').toLowerCase()
        const scheme = /^(javascript|data|vbscript):/.exec(plain)?.[1]
        if (scheme) {
          return {
            problem: `An address that begins with ${scheme}: can run code in a visitor's browser.`,
            remedy: 'Use https://…, a page of this site or link:name.',
          }
        }
        if (/^[/\\]{2}|^\/\\/.test(plain)) {
          return {
            problem: 'An address that begins with // leads to another site without saying how.',
            remedy: 'Write https:// in front of it, or one / for a page of this site.',
          }
        }
        return undefined
      },
      report,
    )
  },
}
