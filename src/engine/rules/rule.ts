import type { SiteTree } from '#engine/check.ts'
import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report, Severity } from '#engine/finding.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'
import type { Heading } from '#engine/site/headings.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'

import type { Docs } from './docs.ts'

/**
 * What a schema cannot say. One file a rule, in the folder of its family; `code` is permanent and the
 * name of the file.
 */
export interface Rule {
  readonly code: string
  readonly severity: Severity
  readonly docs: Docs
  /** What one page tells by itself; `page` may break its schema. */
  checkPage?(
    page: Readonly<Record<string, unknown>>,
    around: AroundPage,
    report: (fault: Omit<Report, 'file'>) => void,
  ): void
  /** What only the whole site tells. */
  check?(site: CheckedSite, report: (report: Report) => void): void
}

/** What the rules about a page share. */
export interface AroundPage {
  readonly tree: SiteTree
  /** Its headings, without places: read once for all rules, and enough where nothing is wrong. */
  readonly headings: readonly Heading[]
}

export interface Verdict {
  readonly problem: string
  readonly remedy: string
  /** The name that was meant, and whether it can have been no other. */
  readonly meant?: { readonly value: string; readonly safe: boolean }
}

/** What to do about a name that is none: to write the one that was meant, as far as a guess tells, else this. */
export function suggested(
  guess: string | undefined,
  otherwise: string,
): Pick<Verdict, 'remedy' | 'meant'> {
  return guess === undefined
    ? { remedy: otherwise }
    : { remedy: `Did you mean "${guess}"?`, meant: { value: guess, safe: false } }
}

/** A verdict of what stands at a place, with what was meant as its fix. */
export function reported(at: string, { meant, ...words }: Verdict): Omit<Report, 'file'> {
  return { at, ...words, ...(meant ? { fix: { at, ...meant } } : {}) }
}

/** Judges each thing that documents name once, and reports every place that names a wrong one. */
export function judgeNames(
  site: CheckedSite,
  kind: ReferenceKind,
  judge: (value: string) => Verdict | undefined,
  report: (report: Report) => void,
): void {
  for (const [value, name] of site.named(kind)) {
    const verdict = judge(value)
    if (!verdict) continue
    for (const path of site.documentsNaming(name))
      for (const at of site.pointersTo(path, kind, value))
        report({ file: site.file(path), ...reported(at, verdict) })
  }
}

/** A verdict of an address as one of the paragraph that leads there. */
export function inParagraph(verdict: Verdict, text: string, href: string): Verdict {
  const { meant } = verdict
  if (!meant) return verdict
  const value = text.replaceAll(`](${href})`, `](${meant.value})`)
  return { ...verdict, meant: { ...meant, value } }
}

/** As `judgeNames` for every address: those of links and those inside paragraphs. */
export function judgeAddresses(
  site: CheckedSite,
  judge: (href: string) => Verdict | undefined,
  report: (report: Report) => void,
): void {
  judgeNames(site, 'href', judge, report)
  judgeNames(
    site,
    'rich-text',
    (text) => {
      for (const href of hrefsIn(text)) {
        const verdict = judge(href)
        if (verdict) return inParagraph(verdict, text, href)
      }
      return undefined
    },
    report,
  )
}
