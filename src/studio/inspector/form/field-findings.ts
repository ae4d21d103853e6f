import type { Finding } from '#engine/finding.ts'
import { escaped, isWithin } from '#engine/text/pointer.ts'

/** Findings by the setting they are about: a JSON Pointer inside of what a form is for. */
export type FieldFindings = ReadonlyMap<string, readonly Finding[]>

/** Those of one document that are about `base` or a part of it; `file` is as findings name it. */
export function findingsIn(
  findings: readonly Finding[],
  file: string,
  base: string,
): FieldFindings {
  const found = new Map<string, Finding[]>()
  for (const finding of findings) {
    if (finding.file !== file) continue
    const pointer = placeOf(finding)
    if (!isWithin(pointer, base)) continue
    const at = pointer.slice(base.length)
    found.set(at, [...(found.get(at) ?? []), finding])
  }
  return found
}

/** Where a finding is shown: a setting that is missing, at the field that is to be filled. */
export function placeOf({ pointer, missing }: Pick<Finding, 'pointer' | 'missing'>): string {
  return missing === undefined ? pointer : `${pointer}/${escaped(missing)}`
}

/** The findings about a setting, or with `inside` also about its parts. */
export function findingsAt(
  findings: FieldFindings,
  at: string,
  inside: boolean,
): readonly Finding[] {
  if (!inside) return findings.get(at) ?? []
  return [...findings].flatMap(([place, list]) => (isWithin(place, at) ? list : []))
}

/** How many errors there are in a setting and its parts; a tip stands in no one's way. */
export function errorsAt(findings: FieldFindings, at: string): number {
  return findingsAt(findings, at, true).filter(({ severity }) => severity === 'error').length
}
