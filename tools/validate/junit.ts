import type { Finding } from '#engine/finding.ts'

/**
 * The findings for programs that show test results: a case for each checked file, with all its errors
 * in one failure, since of several most programs show the first alone; warnings stand in the case's
 * output, since they fail nothing.
 *
 * Source: https://github.com/testmoapp/junitxml, which describes what such programs read.
 */
export function junitReport(findings: readonly Finding[], files: Iterable<string>): string {
  const byFile = new Map<string, Finding[]>()
  for (const file of files) byFile.set(file, [])
  for (const finding of findings) {
    const found = byFile.get(finding.file)
    if (found) found.push(finding)
    else byFile.set(finding.file, [finding])
  }
  const failed = [...byFile.values()].filter((found) => found.some(isError)).length
  const counts = `tests="${byFile.size}" failures="${failed}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="validate" ${counts}>`,
    `<testsuite name="pages" ${counts}>`,
    ...[...byFile].map(([file, found]) => testCase(file, found)),
    '</testsuite>',
    '</testsuites>',
  ].join('\n')
}

function isError({ severity }: Finding): boolean {
  return severity === 'error'
}

function testCase(file: string, findings: readonly Finding[]): string {
  const open = `<testcase classname="pages" name="${escaped(file)}" file="${escaped(file)}"`
  if (findings.length === 0) return `${open}/>`
  const errors = findings.filter(isError)
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(told)
  const output =
    warnings.length > 0 ? [`<system-out>${warnings.map(escaped).join('\n')}</system-out>`] : []
  return [`${open}>`, ...failure(errors), ...output, '</testcase>'].join('\n')
}

function failure(errors: readonly Finding[]): string[] {
  const [first, ...more] = errors
  if (!first) return []
  const count = `${more.length} more ${more.length === 1 ? 'error' : 'errors'}.`
  const message = more.length > 0 ? `${first.problem} And ${count}` : first.problem
  return [
    `<failure type="${escaped(first.code)}" message="${escaped(message)}">${errors.map(told).map(escaped).join('\n')}</failure>`,
  ]
}

function told({ file, line, column, where, problem, remedy }: Finding): string {
  return `${file}:${line}:${column} ${where ? `${where}: ` : ''}${problem} ${remedy}`
}

/**
 * Text for XML 1.0, which has no place for most control characters. Line breaks and tabs are named:
 * in an attribute, a reader takes plain ones for spaces.
 */
function escaped(text: string): string {
  return [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0
      if (code < 32 && code !== 10 && code !== 9) return '�'
      if (code === 0xfffe || code === 0xffff || (code >= 0xd800 && code < 0xe000)) return '�'
      return '<>&"\n\t'.includes(char) ? `&#${code};` : char
    })
    .join('')
}
