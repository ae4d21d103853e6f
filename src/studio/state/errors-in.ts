import type { Finding } from '#engine/finding.ts'

/** Counted once for all files that are asked about: a list of pages asks for each of them. */
const counted = new WeakMap<readonly Finding[], ReadonlyMap<string, number>>()

/** How many errors a file has. */
export function errorsIn(findings: readonly Finding[], file: string): number {
  const counts = counted.get(findings) ?? countErrors(findings)
  counted.set(findings, counts)
  return counts.get(file) ?? 0
}

function countErrors(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { severity, file } of findings)
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}
