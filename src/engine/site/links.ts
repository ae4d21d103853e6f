import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report } from '#engine/finding.ts'
import type { Verdict } from '#engine/rules/rule.ts'
import { type Addresses, addressesOf } from '#engine/site/addresses.ts'

/** A link that stays inside the site. */
export interface InnerLink {
  /** As written: `/terms#sms`. */
  readonly href: string
  /** `/terms`; '' for the page that the link stands on. */
  readonly path: string
  /** `sms`; '' for a page as a whole. */
  readonly anchor: string
  /** The document that holds the link, inside the pages folder. */
  readonly from: string
  /** The sets that show the document, each with what answers while it is live. */
  readonly sets: ReadonlyMap<string, Addresses>
}

/** Reports what is wrong with links inside the site: those of settings and those in paragraphs. */
export function judgeLinks(
  site: CheckedSite,
  judge: (link: InnerLink) => Verdict | undefined,
  report: (report: Report) => void,
): void {
  for (const { kind, value, href, path, anchor, showing } of linksOf(site))
    for (const [sets, documents] of showing)
      for (const document of documents) {
        const from = site.naming[document] ?? ''
        const verdict = judge({ href, path, anchor, from, sets })
        if (!verdict) {
          // Where a link names its page, all documents of a set fare alike.
          if (path !== '') break
          continue
        }
        const { meant, ...words } = verdict
        const instead = meant && {
          value: kind === 'href' ? meant.value : value.replace(`](${href})`, `](${meant.value})`),
          safe: meant.safe,
        }
        for (const at of site.pointersTo(from, kind, value))
          report({
            file: site.file(from),
            at,
            ...words,
            ...(instead ? { fix: { at, ...instead } } : {}),
          })
      }
}

/** The addresses of the links in a text: `Read [our terms](/terms).` */
export function hrefsIn(text: string): string[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, href = '']) => href)
}

interface NamedLink extends Pick<InnerLink, 'href' | 'path' | 'anchor'> {
  readonly kind: 'href' | 'rich-text'
  /** The setting that holds it. */
  readonly value: string
  /** The numbers of the documents that do, by the sets that show them. */
  readonly showing: ReadonlyMap<InnerLink['sets'], readonly number[]>
}

const found = new WeakMap<CheckedSite, readonly NamedLink[]>()

/** Looked for once, for all rules. */
function linksOf(site: CheckedSite): readonly NamedLink[] {
  const known = found.get(site)
  if (known) return known
  const links: NamedLink[] = []
  const showing = setsThatShow(site)
  const sets = site.naming.map((path) => showing(path))
  const shown = (name: number): NamedLink['showing'] => {
    const groups = new Map<InnerLink['sets'], number[]>()
    for (const document of site.numbersNaming(name)) {
      const own = sets[document] as InnerLink['sets']
      const group = groups.get(own)
      if (group) group.push(document)
      else groups.set(own, [document])
    }
    return groups
  }
  for (const kind of ['href', 'rich-text'] as const) {
    for (const [value, name] of site.named(kind)) {
      for (const href of kind === 'href' ? [value] : hrefsIn(value)) {
        if (!isInner(href)) continue
        const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? []
        links.push({ kind, value, href, path, anchor, showing: shown(name) })
      }
    }
  }
  found.set(site, links)
  return links
}

/** Addresses with facts in braces are whole only when the site is built. */
function isInner(href: string): boolean {
  return /^(\/(?![/\\])|#)/.test(href) && !href.includes('{')
}

/** A page or frame of one set is judged there, and what all sets show in each of them. */
function setsThatShow(site: CheckedSite): (path: string) => InnerLink['sets'] {
  const all = addressesOf(site)
  const none: InnerLink['sets'] = new Map()
  const own = new Map([...all].map(([set, addresses]) => [set, new Map([[set, addresses]])]))
  return (path) => {
    const folder = path.slice(0, path.indexOf('/'))
    const showing = own.get(folder)
    if (showing) return showing
    return site.kinds.get(path) === 'Page' && folder !== 'shared' ? none : all
  }
}
