import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'
import { patternOf } from '#engine/schema/schema.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'

/** A link inside a paragraph has an address of no known form; schemas judge those of settings. */
export const wrongAddress: Rule = {
  code: 'wrong-address',
  severity: 'error',
  docs: {
    why: 'A browser takes the words for a page beside this one, and the visitor finds nothing.',
    wrong: blocks({
      type: 'text-band',
      id: 'about',
      heading: 'About',
      text: ['See [the menu](menu).'],
    }),
    right: blocks({
      type: 'text-band',
      id: 'about',
      heading: 'About',
      text: ['See [the menu](/).'],
    }),
  },
  check(site, report) {
    const form = patternOf('Href')
    judgeNames(
      site,
      'rich-text',
      (text) => {
        for (const href of hrefsIn(text)) {
          if (form.test(href) || /^[a-z\s]*script:|^\s*(data|http):/i.test(href)) continue
          const near = site.pages.find(({ route }) => route === `/${href}`)
          return {
            problem: `The link in this text leads to "${href}", which is not an address.`,
            remedy: near
              ? `Did you mean "/${href}"?`
              : 'Use /a-page, #an-anchor, https://…, mailto:, sms:, tel: or link:name.',
            ...(near
              ? { meant: { value: text.replace(`](${href})`, `](/${href})`), safe: false } }
              : {}),
          }
        }
        return undefined
      },
      report,
    )
  },
}
