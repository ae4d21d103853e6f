import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report } from '#engine/finding.ts'
import { memo } from '#engine/memo.ts'
import { type Verdict, inParagraph, reported } from '#engine/rules/rule.ts'
import { type Addresses, addressesOf } from '#engine/site/addresses.ts'
import { folderOf } from '#engine/site/model.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'

/** A link that stays inside the site. */
export interface InnerLink {
  /** As written: `/terms#sms`. */
  readonly href: string
  /** `/terms`; '' for the page that the link stands on. */
  readonly path: string
  /** `sms`; '' for a page as a whole. */
  readonly anchor: string
  /** The document that holds the link, inside the pages folder; '' for any that may. */
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
  const { links, shownBy } = linksOf(site)
  for (const { kind, name, value, href, path, anchor, shown } of links)
    for (const sets of shown) {
      // A link that names its page is right wherever it stands, or wrong: then some, as drafts, are let off.
      if (path !== '' && !judge({ href, path, anchor, from: '', sets })) continue
      for (const document of site.numbersNaming(name)) {
        if (shownBy[document] !== sets) continue
        const from = site.naming[document] ?? ''
        const verdict = judge({ href, path, anchor, from, sets })
        if (!verdict) continue
        const told = kind === 'href' ? verdict : inParagraph(verdict, value, href)
        for (const at of site.pointersTo(from, kind, value))
          report({ file: site.file(from), ...reported(at, told) })
      }
    }
}

interface NamedLink extends Pick<InnerLink, 'href' | 'path' | 'anchor'> {
  readonly kind: 'href' | 'rich-text'
  /** The setting that holds it. */
  readonly value: string
  /** Its number. */
  readonly name: number
  /** The sets that show documents which hold it. */
  readonly shown: ReadonlySet<InnerLink['sets']>
}

interface Links {
  readonly links: readonly NamedLink[]
  /** By the number of a document, the sets that show it. */
  readonly shownBy: readonly InnerLink['sets'][]
}

/** Looked for once, for all rules. */
const linksOf: (site: CheckedSite) => Links = memo((site) => {
  const links: NamedLink[] = []
  const shownBy = site.naming.map(setsThatShow(site))
  const showing = (name: number): NamedLink['shown'] => {
    const shown = new Set<InnerLink['sets']>()
    let last: InnerLink['sets'] | undefined
    for (const document of site.numbersNaming(name)) {
      const own = shownBy[document]
      if (own === last || own === undefined) continue
      last = own
      shown.add(own)
    }
    return shown
  }
  for (const kind of ['href', 'rich-text'] as const) {
    for (const [value, name] of site.named(kind)) {
      for (const href of kind === 'href' ? [value] : new Set(hrefsIn(value))) {
        if (!isInner(href)) continue
        const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? []
        links.push({ kind, name, value, href, path, anchor, shown: showing(name) })
      }
    }
  }
  return { links, shownBy }
}, new WeakMap())

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
    const folder = folderOf(path)
    const showing = own.get(folder)
    if (showing) return showing
    return site.kinds.get(path) === 'Page' && folder !== 'shared' ? none : all
  }
}
