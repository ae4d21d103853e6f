import type { Finding } from '#engine/finding.ts'
import { placeIn } from '#studio/state/places.ts'

/** How many errors there are in each block of a document, by its place in the list. */
export function problemsByBlock(
  findings: readonly Finding[],
  file: string,
): ReadonlyMap<number, readonly Finding[]> {
  const found = new Map<number, Finding[]>()
  for (const finding of findings) {
    if (finding.file !== file || finding.severity !== 'error') continue
    const { index } = placeIn(finding.pointer)
    if (index === undefined) continue
    const known = found.get(index)
    if (known) known.push(finding)
    else found.set(index, [finding])
  }
  return found
}
