import { factNames, fill } from '#engine/fill.ts'
import { navigation } from '#engine/rules/examples.ts'
import { type Rule, type Verdict, judgeAddresses } from '#engine/rules/rule.ts'
import { decodedLabel } from '#engine/text/punycode.ts'
import { urlOf } from '#engine/text/url.ts'

/** An address begins well and leads nowhere: no browser, mail program or phone can make anything of it. */
export const malformedAddress: Rule = {
  code: 'malformed-address',
  severity: 'error',
  docs: {
    why: 'Whoever follows the link gets nothing, and no reason why.',
    wrong: navigation('https://https://order.example'),
    right: navigation('https://order.example'),
  },
  check(site, report) {
    judgeAddresses(site, verdict, report)
  },
}

/** What the facts of a brand may be, where an address names them. */
const facts = {
  ...Object.fromEntries(factNames.map((name) => [name, '1'])),
  phone: '+12125550100',
  phoneE164: '+12125550100',
  email: 'a@b.example',
  pressEmail: 'a@b.example',
}

function verdict(href: string): Verdict | undefined {
  // Browsers pass over it, until something is put behind it: link:order/menu.
  if (/^\S+\s+$/.test(href) && !/^[/#]/.test(href)) {
    const value = href.trimEnd()
    return {
      problem: `${JSON.stringify(href)} ends in a space.`,
      remedy: `Did you mean "${value}"?`,
      meant: { value, safe: true },
    }
  }
  const [, scheme = ''] = /^(https|mailto|tel|sms):/.exec(href) ?? []
  const plain = fill(href, facts)
  // What else is in braces is told as no fact.
  if (scheme === '' || /[{}]/.test(plain) || href.includes('${')) return undefined
  if (scheme === 'https') return siteVerdict(href, plain)
  return scheme === 'mailto' ? mailVerdict(href, plain) : phoneVerdict(href, plain, scheme)
}

function siteVerdict(href: string, plain: string): Verdict | undefined {
  const twice = /^https:\/\/+https?:?\/\/+/.exec(href)?.[0]
  if (twice !== undefined) return meant(href, `https://${href.slice(twice.length)}`)
  const [, named = ''] = /^https:\/\/([^/?#\\]*)/.exec(plain) ?? []
  const labels = named.toLowerCase().split('.')
  // A code that stands for no letters is told as such, one for letters that no host may have is not.
  if (labels.some((label) => label.startsWith('xn--') && decodedLabel(label) === undefined))
    return undefined
  const host = urlOf(plain)?.hostname.replace(/\.$/, '') ?? ''
  const isHost = /^(?:[\w-]+\.)+(?:[a-z][\w-]*|\d+)$|^localhost$|^\[[\da-f:.]+\]$/i.test(host)
  // Browsers skip further slashes and line ends, so what people read is not where it leads.
  if (isHost && /^https:\/\/[^\s/\\?#]+(?:[/\\?#]|$)/.test(plain)) return undefined
  return {
    problem: `"${href}" is not a web address.`,
    remedy: 'Write it as the browser shows it: https://, and a name with a dot in it.',
  }
}

function mailVerdict(href: string, plain: string): Verdict | undefined {
  const { to = '', rest = '' } = /^mailto:(?<to>[^?]*)(?<rest>.*)$/s.exec(plain)?.groups ?? {}
  // To nobody, with a text, is a letter that the visitor sends to a friend.
  if (to === '' && rest.length > 1) return undefined
  const isOne = (one: string): boolean => /^[^\s@,:<>]+@(?:[^\s@.,:<>]+\.)+[^\s@.,:<>]+$/.test(one)
  if (decoded(to).split(',').every(isOne)) return undefined
  const tidy = href.replaceAll(/\s+/g, '')
  if (tidy !== href && mailVerdict(tidy, plain.replaceAll(/\s+/g, '')) === undefined)
    return meant(href, tidy)
  return {
    problem: `"${href}" is not an email address.`,
    remedy: 'Write it as mailto:name@site.com.',
  }
}

function phoneVerdict(href: string, plain: string, scheme: string): Verdict | undefined {
  const { to = '', rest = '' } = /^\w+:(?<to>[^?;&]*)(?<rest>.*)$/s.exec(plain)?.groups ?? {}
  if (scheme === 'sms' && to === '' && rest.length > 1) return undefined
  const isOne = (one: string): boolean =>
    /^\+?[\d().*#\s-]+$/.test(one) && one.replaceAll(/\D/g, '').length >= 3
  if (decoded(to).split(',').every(isOne)) return undefined
  return {
    problem: `"${href}" has no number that a phone can call.`,
    remedy: `Write it with the country code: ${scheme}:+12125550100, or ${scheme}:{phoneE164}.`,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function meant(href: string, value: string): Verdict {
  return {
    problem: `"${href}" leads nowhere.`,
    remedy: `Did you mean "${value}"?`,
    meant: { value, safe: false },
  }
}
