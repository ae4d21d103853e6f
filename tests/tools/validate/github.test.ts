import { expect, test } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { githubReport } from '#tools/validate/github.ts'

const finding: Finding = {
  code: 'unknown-block',
  severity: 'error',
  file: 'pages/home.json',
  line: 14,
  column: 15,
  endLine: 14,
  endColumn: 23,
  pointer: '/blocks/1/type',
  where: 'block 2',
  problem: 'There is no block called "marqee".',
  remedy: 'Did you mean "marquee"?',
}

/** The annotations of these findings, one a line, the count last. */
const annotate = (...findings: Partial<Finding>[]) =>
  githubReport(findings.map((some) => ({ ...finding, ...some }))).split('\n')

test('a finding appears at its place with problem and remedy', () => {
  expect(annotate({})).toEqual([
    '::error file=pages/home.json,line=14,col=15,endLine=14,endColumn=23,title=unknown-block::block 2: There is no block called "marqee". Did you mean "marquee"?',
    '1 error, 0 warnings',
  ])
})

test('errors come before warnings, whatever their order', () => {
  const lines = annotate({ severity: 'warning' }, { severity: 'error' })
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '1'])
})

test('a line break or a comma in a finding does not break the annotation', () => {
  const [line] = annotate({ file: 'pages/a,b.json', problem: '100 %\nof it.' })
  expect(line).toContain('file=pages/a%2Cb.json,')
  expect(line).toContain('100 %25%0Aof it.')
})

test('what steers a terminal is written out in the log', () => {
  const [line] = annotate({ file: 'pages/a\u001b[31m.json', problem: 'It is \u001b[2J.' })
  expect(line).toContain('file=pages/a\\u001b[31m.json,')
  expect(line).toContain('It is \\u001b[2J.')
})

test('files of the change come before others, since GitHub shows ten', () => {
  const findings = ['a', 'b', 'c'].flatMap((name) =>
    (['warning', 'error'] as const).map((severity) => ({
      ...finding,
      file: `${name}.json`,
      severity,
    })),
  )
  const lines = githubReport(findings, new Set(['b.json'])).split('\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    '::error file=b.json',
    '::warning file=b.json',
    '::error file=a.json',
    '::error file=c.json',
    '::warning file=a.json',
    '::warning file=c.json',
    '3 errors',
  ])
})
