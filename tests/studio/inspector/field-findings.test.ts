import { expect, test } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { findingsAt, findingsIn } from '#studio/inspector/form/field-findings.ts'

const finding = (pointer: string, more: Partial<Finding> = {}): Finding => ({
  code: 'too-long',
  severity: 'error',
  file: 'pages/m/home.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer,
  where: '',
  problem: 'It is too long.',
  remedy: 'Shorten it.',
  ...more,
})

test('a finding stands at the field of its pointer, in the form it belongs to', () => {
  const found = findingsIn(
    [
      finding('/blocks/1/heading'),
      finding('/blocks/11/heading'),
      finding('/blocks/1/items/0/name'),
      finding('/blocks/1/heading', { file: 'pages/m/menu.json' }),
    ],
    'pages/m/home.json',
    '/blocks/1',
  )
  expect([...found.keys()]).toEqual(['/heading', '/items/0/name'])
  expect(findingsAt(found, '/items', false)).toHaveLength(0)
  expect(findingsAt(found, '/items', true)).toHaveLength(1)
})

test('a setting that is missing is told where it would be written', () => {
  const missing = finding('/blocks/1', {
    code: 'missing-setting',
    missing: 'heading',
    problem: 'Whatever it says.',
  })
  expect([...findingsIn([missing], missing.file, '/blocks/1').keys()]).toEqual(['/heading'])
})
