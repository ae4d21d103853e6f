import type { Finding } from '#engine/finding.ts'

/** How many errors a file has. */
export function errorsIn(findings: readonly Finding[], file: string): number {
  return findings.filter((one) => one.severity === 'error' && one.file === file).length
}
