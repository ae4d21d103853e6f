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
    if (!site.keepsSchema('site.json')) return
    // Letters stand for digits on a telephone: 1-800-FLOWERS.
    if (/[a-z]/i.test(read)) return
    const full = digits(dialled)
    // `+44 (0)20`: the 0 is for who calls from the country itself.
    const shown = digits(read.includes('+') ? read.replace('(0)', '') : read)
    if (full === shown || (!read.includes('+') && isAtHome(shown, full))) return
    report({
      file: site.file('site.json'),
      at: '/brand/phone',
      problem: `People read "${read}", but their phones dial "${dialled}".`,
      remedy: 'Change `phone` or `phoneE164`, whichever is wrong.',
    })
  },
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/**
 * Whether a number is as people dial it in the country itself: without its code, and with what many
 * put before the rest, which is 0 nearly everywhere, 8 in Russia and 06 in Hungary.
 */
function isAtHome(shown: string, full: string): boolean {
  const isOfCountry = full === shown.replace(/^8/, '7') || full === shown.replace(/^06/, '36')
  return isOfCountry || full.endsWith(shown.replace(/^0/, ''))
}

function phone(read: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return { 'pages/site.json': { brand: { phone: read, phoneE164: '+12125550100' } } }
}
