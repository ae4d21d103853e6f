import { navigation } from '#engine/rules/examples.ts'
import { type Rule, judgeAddresses, judgeNames } from '#engine/rules/rule.ts'
import { namedLink } from '#engine/site/named-href.ts'

import { among, namesIn } from './content.ts'

/** A setting or an address (`link:order/menu`) names a link that content/links.json does not have. */
export const unknownLink: Rule = {
  code: 'unknown-link',
  severity: 'error',
  docs: {
    why: 'The link leads nowhere.',
    wrong: navigation('link:odrer'),
    right: navigation('link:order'),
  },
  check(site, report) {
    const known = namesIn(site, 'content/links.json', 'links')
    if (!known) return
    const file = site.file('content/links.json')
    const judge = among(known, 'link', file)
    judgeNames(site, 'link', judge, report)
    judgeAddresses(
      site,
      (href) => {
        const name = namedLink(href)?.name
        const verdict = name ? judge(name) : undefined
        if (!verdict?.meant) return verdict
        const value = href.replace(name ?? '', () => verdict.meant?.value ?? '')
        return {
          ...verdict,
          remedy: `Did you mean "${value}"?`,
          meant: { ...verdict.meant, value },
        }
      },
      report,
    )
  },
}
