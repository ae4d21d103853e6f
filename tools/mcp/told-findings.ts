import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { partOf } from './part-of-list.ts'

/** A finding as a program needs it, which knows pages by pointers: lines and edits are for editors. */
type ToldFinding = Pick<
  Finding,
  'severity' | 'code' | 'file' | 'pointer' | 'missing' | 'where' | 'problem' | 'remedy'
> & {
  /** What belongs at the pointer, as far as it is known. */
  readonly value?: unknown
}

/** A program takes an answer whole or not at all, and mends little by little. */
const MOST = 100

/** What is wrong with the site or with one page, from a place in the list on. */
export async function findingsOf(place: SiteLocation, page?: string, from = 0): Promise<object> {
  const tree = await readSite(place)
  const { findings } = await checkSite(tree)
  const file = page === undefined ? undefined : inPages(tree, page)
  return toldFindings(
    findings.filter((one) => file === undefined || one.file === file),
    from,
  )
}

/**
 * What is wrong, errors first and what is said of pictures last, of which there may be a thousand that
 * nothing shows, and how much more there is than a program can take at once; `from` passes over what was
 * told before.
 */
export function toldFindings(
  findings: readonly Finding[],
  from = 0,
): {
  findings: ToldFinding[]
  more?: number
} {
  const ordered = findings.toSorted((a, b) => rank(a) - rank(b))
  const { shown, rest } = partOf(ordered, { most: MOST, from })
  return { findings: shown.map(toldFinding), ...rest }
}

function rank({ severity, file }: Finding): number {
  if (severity === 'error') return 0
  return file.endsWith('.json') ? 1 : 2
}

function toldFinding(finding: Finding): ToldFinding {
  const { severity, code, file, pointer, missing, where, problem, remedy } = finding
  return {
    severity,
    code,
    file,
    pointer,
    ...(missing === undefined ? {} : { missing }),
    where,
    problem,
    remedy,
    ...replacement(finding),
  }
}

/** The value that mends a finding in place; none where a key is meant, or something is taken out. */
function replacement({ on, fix }: Finding): { value?: unknown } {
  const [edit, ...more] = fix?.edits ?? []
  if (edit === undefined || edit.text === '' || more.length > 0 || on === 'key') return {}
  try {
    return { value: jsonValue(edit.text) }
  } catch {
    return {}
  }
}
