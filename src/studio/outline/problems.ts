import { listIn } from '#engine/edit/list-in.ts'
import type { Finding } from '#engine/finding.ts'
import { isWithin } from '#engine/text/pointer.ts'
import { placeIn } from '#studio/state/places.ts'

/** The errors in each block of a document, by its place in the list. */
export function problemsByBlock(
  findings: readonly Finding[],
  file: string,
): ReadonlyMap<number, readonly Finding[]> {
  const found = new Map<number, Finding[]>()
  for (const finding of errorsOf(findings, file)) {
    const { index } = placeIn(finding.pointer)
    if (index !== undefined) listIn(found, index).push(finding)
  }
  return found
}

/** How many errors a document has at a place, and inside it. */
export function problemsWithin(findings: readonly Finding[], file: string, place: string): number {
  return errorsOf(findings, file).filter(({ pointer }) => isWithin(pointer, place)).length
}

function errorsOf(findings: readonly Finding[], file: string): Finding[] {
  return findings.filter((one) => one.file === file && one.severity === 'error')
}
