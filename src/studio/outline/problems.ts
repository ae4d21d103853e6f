import { listIn } from '#engine/edit/list-in.ts'
import type { Finding } from '#engine/finding.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import { placeIn } from '#studio/state/places.ts'

/** The errors in each block of a document, by its place in the list. */
export function problemsByBlock(
  findings: readonly Finding[],
  file: string,
): ReadonlyMap<number, readonly Finding[]> {
  const found = new Map<number, Finding[]>()
  for (const finding of errorsIn(findings, file)) {
    const { index } = placeIn(finding.pointer)
    if (index !== undefined) listIn(found, index).push(finding)
  }
  return found
}
