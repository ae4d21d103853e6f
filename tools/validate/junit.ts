import type { Finding } from '#engine/finding.ts'

/**
 * The findings for programs that show test results: a case for each checked file, a failure for each
 * error in it; warnings stand in the case's output, since they fail nothing.
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
  const failures = findings.filter(isError).map((finding) => {
    const { code, problem } = finding
    return `<failure type="${escaped(code)}" message="${escaped(problem)}">${escaped(told(finding))}</failure>`
  })
  const warnings = findings.filter(({ severity }) => severity === 'warning').map(told)
  const output =
    warnings.length > 0 ? [`<system-out>${warnings.map(escaped).join('\n')}</system-out>`] : []
  return [`${open}>`, ...failures, ...output, '</testcase>'].join('\n')
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
