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
    const { meant, ...words } = verdict
    for (const path of site.documentsNaming(name)) {
      for (const at of site.pointersTo(path, kind, value))
        report({ file: site.file(path), at, ...words, ...(meant ? { fix: { at, ...meant } } : {}) })
    }
  }
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
        if (!verdict?.meant) {
          if (verdict) return verdict
          continue
        }
        const value = text.replaceAll(`](${href})`, `](${verdict.meant.value})`)
        return { ...verdict, meant: { ...verdict.meant, value } }
      }
      return undefined
    },
    report,
  )
}
