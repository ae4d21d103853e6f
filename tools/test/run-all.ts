import type { Outcome } from './run-step.ts'
import type { Step } from './steps.ts'

/**
 * Runs the steps in order until one fails and says how each went, a line a step. The last line is
 * the count of tests and nothing else, for programs to read. The answer is whether all went well.
 */
export async function runAll(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  print: (line: string) => void,
): Promise<boolean> {
  const width = Math.max(...steps.map(({ title }) => title.length))
  let passed = 0
  let failed = 0
  for (const step of steps) {
    const start = performance.now()
    const outcome = await run(step)
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
    passed += outcome.passed
    failed += outcome.failed
    const tests = step.report && outcome.passed > 0 ? `  ${outcome.passed} tests` : ''
    print(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${step.title.padEnd(width)} ${seconds} s${tests}`)
    if (outcome.ok) continue
    print(outcome.output.trim())
    const alone = `Run it alone with \`npm test -- --only ${step.name}\`.`
    print(`\n${[`The step “${step.name}” failed.`, step.remedy, alone].filter(Boolean).join(' ')}`)
    break
  }
  print(`${passed} passed, ${failed} failed`)
  return failed === 0
}
