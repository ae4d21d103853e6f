import type { CheckedSite } from '#engine/checked-site.ts'
import { memo } from '#engine/memo.ts'
import { edits } from '#engine/nearest.ts'
import { navigation } from '#engine/rules/examples.ts'
import { type Rule, type Verdict, judgeAddresses } from '#engine/rules/rule.ts'
import { decodedLabel } from '#engine/text/punycode.ts'
import { urlOf } from '#engine/text/url.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

/** An address names a host that looks like another: by foreign letters, its beginning, an @, a letter. */
export const lookalikeHost: Rule = {
  code: 'lookalike-host',
  severity: 'error',
  docs: {
    why: 'Visitors trust what they read and would give their data to somebody else.',
    wrong: navigation('https://one.example.evil.example/order'),
    right: navigation('https://order.one.example'),
  },
  check(site, report) {
    const own = hostOf(valueAt(site.document('site.json'), '/url'))?.replace(/^www\./, '')
    const known = knownHosts(site)
    // Many addresses lead to few hosts.
    const nearHost = memo((host: string) => nearestOf(host, known))
    const judge = (href: string): Verdict | undefined => {
      for (const host of hostsOf(href)) {
        const said = verdict(href, host, { own, nearHost })
        if (said) return said
      }
      return undefined
    }
    judgeAddresses(site, judge, report)
  },
}

/** Shortest host that is held against others by single letters; below, neighbours are chance. */
const SHORTEST = 9

/** Longest name of a host that there can be (RFC 1035). */
const LONGEST = 253

/** The hosts of content/links.json: places that the site means to lead to. */
function knownHosts(site: CheckedSite): ReadonlySet<string> {
  const links = entriesAt(site.document('content/links.json'), '/links')
  const hrefs = links.map(([, link]) => valueAt(link, '/href'))
  return new Set(hrefs.flatMap((href) => (typeof href === 'string' ? [...hostsOf(href)] : [])))
}

interface Hosts {
  /** That of the site. */
  readonly own: string | undefined
  nearHost(host: string): string | undefined
}

function verdict(href: string, named: string, { own, nearHost }: Hosts): Verdict | undefined {
  const host = named
    .split('.')
    .map((label) => decodedLabel(label) ?? label)
    .join('.')
  const at = host.lastIndexOf('@')
  if (at >= 0)
    return {
      problem: `This address leads to ${host.slice(at + 1)}, not to what comes before the @.`,
      remedy: 'Write the address without what comes before the @, if that is the place you mean.',
    }
  if (/(^|\.)xn--/.test(host))
    return {
      problem: `The host ${host} is written in a code that does not stand for any letters.`,
      remedy: 'Write it in its own letters, so that people can read where the link leads.',
    }
  if (/[^\0-\u007F]/.test(host) && host.split('.').some(isDisguised))
    return {
      problem: `The host ${host} has letters of another script that look like Latin ones.`,
      remedy: `If you mean "${plain(host)}", type it yourself instead of pasting it.`,
    }
  const near = nearHost(host)
  if (near !== undefined && !(own && near.endsWith(`.${own}`))) {
    const value = href.replace(/(?<=^https:\/\/)[^/?#\\:]*/i, () => near)
    return {
      problem: `The host ${host} is one letter off ${near}, to which this site leads elsewhere.`,
      remedy: `Did you mean "${value}"?`,
      meant: { value, safe: false },
    }
  }
  if (own === undefined || own === '' || host === own || host.endsWith(`.${own}`)) return undefined
  if (`.${host}`.includes(`.${own}.`))
    return {
      problem: `The host ${host} begins like ${own} but belongs to somebody else.`,
      remedy: `The end of a host says whose it is; if you mean this site, end it with ${own}.`,
    }
  if (`.${alike(host)}`.endsWith(`.${alike(own)}`))
    return {
      problem: `The host ${host} looks like ${own} but is a different one.`,
      remedy: `Write ${own}, if you mean this site.`,
    }
  return undefined
}

/** The known host that another is nearly called like; none for a known one. */
function nearestOf(host: string, known: ReadonlySet<string>): string | undefined {
  return known.has(host) ? undefined : [...known].find((other) => isNearly(host, other))
}

/** One letter dropped, added, changed or swapped; `img1` and `img2` are two of a row. */
function isNearly(host: string, other: string): boolean {
  const [short = 0, long = 0] = [host.length, other.length].toSorted((a, b) => a - b)
  if (short < SHORTEST || long > LONGEST || long - short > 1) return false
  const figures = /[0-9]+/g
  return edits(host, other) === 1 && host.replaceAll(figures, '') !== other.replaceAll(figures, '')
}

/** The host of a web address with what stands before it, without the port; in small letters. */
function hostOf(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined
  return /^https:\/\/([^/?#\\]*)/i.exec(href)?.[1]?.toLowerCase().replace(/:\d*$/, '')
}

/**
 * The host of a web address as people read it, and as browsers do where that is another: they pass over
 * line ends and soft hyphens, and take other full stops for dots.
 */
function hostsOf(href: string): ReadonlySet<string> {
  const read = hostOf(href)
  return new Set(read === undefined ? [] : [read, urlOf(href)?.hostname ?? read])
}

/** Letters of other scripts that are drawn like Latin ones, and those. */
const twins = new Map(
  ['аa еe оo рp сc уy хx іi јj ѕs ԁd ӏl һh ԛq ԝw кk тt ոn սu', 'οo νv αa ιi ρp κk τt υu ıi']
    .join(' ')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

function plain(text: string): string {
  return [...text.normalize('NFKC')].map((letter) => twins.get(letter) ?? letter).join('')
}

/** A label of foreign letters that reads as a Latin one, or one that mixes both. */
function isDisguised(label: string): boolean {
  const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label)
  const ascii = /^[\0-\u007F]*$/
  return (
    (!ascii.test(label) && ascii.test(plain(label))) || (foreign && /\p{Script=Latin}/u.test(label))
  )
}

/** A host with what people take for one another made the same. */
function alike(host: string): string {
  return host
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
