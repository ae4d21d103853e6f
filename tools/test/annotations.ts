import type { Finding } from '#engine/finding.ts'
import { Refusal } from '#tools/lib/command.ts'

/**
 * The findings of `npm run validate -- --format json` as GitHub annotations, one line each, errors
 * first, since GitHub shows only the first ten of a step; the last line is the count.
 *
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @throws {Refusal} when the text is not such a report.
 */
export function annotations(report: string): string {
  const findings = read(report)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity !== 'error')
  return [
    ...[...errors, ...warnings].map(annotation),
    `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`,
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

function data(text: string | number): string {
  return String(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(value: string | number): string {
  return data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function read(report: string): readonly Finding[] {
  try {
    const { findings } = JSON.parse(report) as { findings?: readonly Finding[] }
    if (Array.isArray(findings)) return findings
  } catch {
    // Not JSON: the sentence below says it.
  }
  throw new Refusal(
    'There are no findings to annotate: validate did not print a report.',
    'Run `npm run validate` to see what it says.',
  )
}
