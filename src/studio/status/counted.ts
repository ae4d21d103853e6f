import type { Finding } from '#engine/finding.ts'

/** How much keeps the site from going live, and how much is only worth a look. */
export function counted(findings: readonly Finding[]): { errors: number; tips: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, tips: findings.length - errors }
}

/** "1 problem", "4 problems". */
export function problemWords(count: number): string {
  return `${count} ${count === 1 ? 'problem' : 'problems'}`
}
