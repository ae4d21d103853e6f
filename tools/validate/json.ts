import type { Finding } from '#engine/finding.ts'

/** Findings for programs. `version` changes when a field changes its meaning or goes away. */
export function jsonReport(
  { findings }: { readonly findings: readonly Finding[] },
  files: number,
): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const faulty = new Set(findings.map(({ file }) => file)).size
  const summary = { files, faultyFiles: faulty, errors, warnings: findings.length - errors }
  return JSON.stringify({ version: 1, summary, findings }, null, 2)
}
