import { expect, test } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { FindingsRefusal } from '#tools/lib/site/load-site.ts'

test('the errors that refuse a site stand first, and where it is printed last', () => {
  const finding = (severity: Finding['severity'], code: string): Finding => ({
    code,
    severity,
    file: `pages/${code}.json`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    where: '',
    pointer: '',
    problem: 'It is wrong.',
    remedy: 'Mend it.',
  })
  const all = [finding('warning', 'unused-media'), finding('error', 'broken-link')]
  const { findings, details } = new FindingsRefusal(all, process.cwd())
  expect(findings.map(({ code }) => code)).toEqual(['broken-link', 'unused-media'])
  expect(details?.match(/unused-media|broken-link/g)?.at(-1)).toBe('broken-link')
})
