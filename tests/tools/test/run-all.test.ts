import { expect, test } from 'vitest'

import { runAll } from '#tools/test/run-all.ts'
import type { Outcome } from '#tools/test/run-step.ts'
import type { Step } from '#tools/test/steps.ts'
import { tally } from '#tools/test/tally.ts'

const fine: Outcome = { ok: true, output: 'all is well', passed: 0, failed: 0 }

/** `report({ lint: fine, unit: … })`: what is printed, durations as `0 s`, and the verdict. */
async function report(outcomes: Record<string, Outcome>) {
  const steps: Step[] = Object.keys(outcomes).map((name) => ({
    name,
    title: `Step ${name}`,
    command: 'true',
    report: { kind: 'vitest', file: '' },
  }))
  const lines: string[] = []
  const ok = await runAll(
    steps,
    async ({ name }) => outcomes[name] ?? fine,
    (line) => lines.push(line),
  )
  return { ok, lines: lines.map((line) => line.replace(/ +\d+\.\d s/, ' 0 s')) }
}

test('each step has its line, and the last line is the sum of all tests', async () => {
  const outcomes = { lint: fine, unit: { ...fine, passed: 40 }, e2e: { ...fine, passed: 2 } }
  expect(await report(outcomes)).toEqual({
    ok: true,
    lines: [
      'ok    Step lint 0 s',
      'ok    Step unit 0 s  40 tests',
      'ok    Step e2e 0 s  2 tests',
      '42 passed, 0 failed',
    ],
  })
})

test('the first failure ends the run and says how to see it alone', async () => {
  const lint = { ok: false, output: 'bad.ts:1 is bad', passed: 0, failed: 1 }
  const { ok, lines } = await report({ lint, unit: { ...fine, passed: 40 } })
  expect(ok).toBe(false)
  expect(lines).toEqual([
    'FAIL  Step lint 0 s',
    'bad.ts:1 is bad',
    '\nThe step “lint” failed. Run it alone with `npm test -- --only lint`.',
    '0 passed, 1 failed',
  ])
})

test('a step whose program does not say what to do says it itself', async () => {
  const lines: string[] = []
  const step = { name: 'format', title: 'Format', command: '', remedy: 'Run `npm run format`.' }
  const bad = { ok: false, output: '', passed: 0, failed: 1 }
  await runAll(
    [step],
    async () => bad,
    (line) => lines.push(line),
  )
  expect(lines).toContain(
    '\nThe step “format” failed. Run `npm run format`. Run it alone with `npm test -- --only format`.',
  )
})

test('tests that passed before a failure are counted with it', async () => {
  const unit = { ok: false, output: '', passed: 38, failed: 2 }
  expect((await report({ unit })).lines.at(-1)).toBe('38 passed, 2 failed')
})

test('a test file that does not load is a failure', () => {
  const json = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 }
  expect(tally('vitest', JSON.stringify(json))).toEqual({ passed: 3, failed: 1 })
})

test('a browser test that needs a second try has failed', () => {
  const json = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }, errors: [] }
  expect(tally('playwright', JSON.stringify(json))).toEqual({ passed: 5, failed: 2 })
})

test('browser tests that could not be set up are a failure', () => {
  const json = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }
  expect(tally('playwright', JSON.stringify(json))).toEqual({ passed: 0, failed: 1 })
})
