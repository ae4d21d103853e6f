import type { Rule } from '#engine/rules/rule.ts'
import { valueAt } from '#engine/where.ts'

/** The phone number that people read is another than the one that is dialled. */
export const otherPhone: Rule = {
  code: 'other-phone',
  severity: 'warning',
  docs: {
    why: 'Whoever taps the number calls a stranger, and so does whoever writes the other one down.',
    wrong: phone('212-555-0199'),
    right: phone('212-555-0100'),
  },
  check(site, report) {
    const brand = valueAt(site.document('site.json'), '/brand')
    const [read, dialled] = ['/phone', '/phoneE164'].map((at) => valueAt(brand, at))
    if (typeof read !== 'string' || typeof dialled !== 'string') return
    // Letters stand for digits on a telephone: 1-800-FLOWERS.
    if (/[a-z]/i.test(read)) return
    const [shown, full] = [read, dialled].map((one) => one.replaceAll(/\D/g, '')) as [
      string,
      string,
    ]
    // At home, many countries put a 0 before what follows the code of the country.
    if (full === shown || (!read.includes('+') && full.endsWith(shown.replace(/^0/, '')))) return
    report({
      file: site.file('site.json'),
      at: '/brand/phone',
      problem: `People read "${read}", but their phones dial "${dialled}".`,
      remedy: 'Change `phone` or `phoneE164`, whichever is wrong.',
    })
  },
}

function phone(read: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return { 'pages/site.json': { brand: { phone: read, phoneE164: '+12125550100' } } }
}
