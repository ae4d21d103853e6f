import { expect, test } from 'vitest'

import { coverage, titlesIn } from '#tests/checklist/scan.ts'

const found = (source: string) => titlesIn(source).map(({ lines }) => lines.join(' '))

test.each([
  [`test('a link (G5)', () => {})`, ['G5']],
  [`test("it's a link (G5, M2)", () => {})`, ['G5 M2']],
  [`test(\n  \`\${site} has it (DS3)\`,\n  async () => {})`, ['DS3']],
  [`test.each([['a (A1)', 1]])('%s reads (H10, D21)', () => {})`, ['H10']],
  [`test.each\`a | b\n\${1} | \${2}\`('reads (H10)', () => {})`, ['H10']],
  [`describe('menu (I1)', () => { test('is there', () => {}) })`, ['I1']],
  [`test.describe('menu (I1) and more (I2)', () => { test('x', () => {}) })`, ['I1 I2']],
  [`for (const a of all) { test(\`\${a} (I1)\`, () => {}) }`, ['I1']],
  [`// test of (G5)\nconst a = '(G5)'\nexpect(x).toBe('a (G5)')`, []],
  [`test('breakfast (all day)', () => {})`, []],
  [`test('every message (O)', () => {})`, ['O']],
])('%j names its lines', (source, expected) => expect(found(source)).toEqual(expected))

test.each([
  `test.skip('a (G5)', () => {})`,
  `test.todo('a (G5)')`,
  `test.fixme('a (G5)', () => {})`,
  `test.fail('a (G5)', () => {})`,
  `it.skipIf(true)('a (G5)', () => {})`,
  `test.runIf(false)('a (G5)', () => {})`,
  `describe.skip('all', () => { test('a (G5)', () => {}) })`,
  `describe('nothing in it (G5)', () => {})`,
  `describe('nothing that runs (G5)', () => { test.todo('a') })`,
  `// test('a (G5)', () => {})`,
  `/* test('a (G5)', () => {}) */`,
  `const quoted = "test('a (G5)', () => {})"`,
  `test.each([\`test('a (G5)', () => {})\`])('%s', () => {})`,
])('%j runs no test, so it shows nothing', (source) => expect(found(source)).toEqual([]))

test('a line without a test and a number without a line are both told', () => {
  const { shown, unknown } = coverage(
    ['A1', 'A2'],
    [['a.test.ts', `test('one (A1)', f)\ntest('other (A9)', f)`]],
  )
  expect([...shown].map(([line, tests]) => [line, tests.length])).toEqual([
    ['A1', 1],
    ['A2', 0],
  ])
  expect(unknown.map(({ line }) => line)).toEqual(['A9'])
})
