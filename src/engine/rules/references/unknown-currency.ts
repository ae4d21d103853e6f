import type { Rule } from '#engine/rules/rule.ts'

/** The currency of the site's prices is none that there is; its letters would stand for a sign. */
export const unknownCurrency: Rule = {
  code: 'unknown-currency',
  severity: 'error',
  docs: {
    why: 'Every price would have letters that no currency has, for visitors and for search engines.',
    wrong: { 'pages/site.json': { currency: 'EUE' } },
    right: { 'pages/site.json': { currency: 'EUR' } },
  },
  check(site, report) {
    if (!site.keepsSchema('site.json')) return
    const { currency } = site.document('site.json') as { currency?: string }
    if (currency === undefined || Intl.supportedValuesOf('currency').includes(currency)) return
    // Of three letters every other code is a near miss, so none is guessed.
    report({
      file: site.file('site.json'),
      at: '/currency',
      problem: `There is no currency "${currency}".`,
      remedy: 'Write its three letters in ISO 4217, for example "EUR".',
    })
  },
}
