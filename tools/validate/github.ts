import type { Finding } from '#engine/finding.ts'
import { visible } from '#engine/text/visible.ts'

/**
 * The findings as GitHub annotations, a line each. GitHub shows only the first ten of a step, so
 * those in `changed` files come first and errors before warnings; the last line is the count.
 *
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function githubReport(
  findings: readonly Finding[],
  changed: ReadonlySet<string> = new Set(),
): string {
  const rank = ({ file, severity }: Finding): number =>
    (changed.has(file) ? 0 : 2) + (severity === 'error' ? 0 : 1)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return [
    ...findings.toSorted((a, b) => rank(a) - rank(b)).map(annotation),
    `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`,
  ].join('\n')
}

function annotation(finding: Finding): string {
  const { severity, file, line, column, endLine, endColumn, code, where, problem, remedy } = finding
  const place = { file, line, col: column, endLine, endColumn, title: code }
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(value)}`)
  const message = `${where ? `${where}: ` : ''}${problem} ${remedy}`
  return `::${severity} ${properties.join(',')}::${data(message)}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The log shows it as it is, so nothing that a page or a file's name says may steer it. */
function data(text: string | number): string {
  const lines = String(text).split(/\r?\n/)
  return lines.map((line) => visible(line).replaceAll('%', '%25')).join('%0A')
}

function property(value: string | number): string {
  return data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
