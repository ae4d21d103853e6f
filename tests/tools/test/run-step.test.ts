import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runStep } from '#tools/test/run-step.ts'
import type { Step } from '#tools/test/steps.ts'

const root = scratchFolder()

/** Runs a line of JavaScript as a step. */
const run = (script: string, report?: Step['report']) =>
  runStep(
    { name: 'x', title: 'X', command: `node -e "${script}"`, ...(report ? { report } : {}) },
    root,
  )

test('what a command prints is kept', async () => {
  expect(await run("console.log('hello')")).toMatchObject({
    ok: true,
    output: 'hello\n',
    failed: 0,
  })
})

test('a failed check is one failure', async () => {
  expect(await run('process.exit(3)')).toMatchObject({ ok: false, passed: 0, failed: 1 })
})

test('tests without a report have failed, whatever they say', async () => {
  const report = { kind: 'vitest', file: 'none.json' } as const
  expect(await run('process.exit(0)', report)).toMatchObject({ ok: false, passed: 0, failed: 1 })
})

test('the report of an earlier run is not counted again', async () => {
  const report = { kind: 'vitest', file: 'old.json' } as const
  const json = 'JSON.stringify({numPassedTests:7,numFailedTests:0,numFailedTestSuites:0})'
  expect(await run(`fs.writeFileSync('old.json', ${json})`, report)).toMatchObject({
    ok: true,
    passed: 7,
  })
  expect(await run('0', report)).toMatchObject({ ok: false, passed: 0 })
})
