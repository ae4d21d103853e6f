import { definition } from '#engine/schema.ts'

import { type Rule, judgeNames } from './rule.ts'

/** A link inside a paragraph has an address of no known form; schemas judge those of settings. */
export const wrongAddress: Rule = {
  code: 'wrong-address',
  severity: 'error',
  check(site, report) {
    const form = new RegExp(definition('Href').pattern ?? '', 'u')
    judgeNames(
      site,
      'rich-text',
      (text) => {
        for (const [, href = ''] of text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)) {
          if (form.test(href) || /^[a-z\s]*script:|^\s*data:/i.test(href)) continue
          return {
            problem: `The link in this text leads to "${href}", which is not an address.`,
            remedy: 'Use /a-page, #an-anchor, https://…, mailto:, sms:, tel: or link:name.',
          }
        }
        return undefined
      },
      report,
    )
  },
}
