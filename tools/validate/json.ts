import type { CheckResult } from '#engine/check.ts'

/** Findings for programs. `version` changes when a field changes its meaning or goes away. */
export function jsonReport({ findings }: CheckResult, files: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const faulty = new Set(findings.map(({ file }) => file)).size
  const summary = { files, faultyFiles: faulty, errors, warnings: findings.length - errors }
  return JSON.stringify({ version: 1, summary, findings }, null, 2)
}
