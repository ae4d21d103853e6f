import { flags, Refusal, runCommand } from '#tools/lib/command/command.ts'

import { runAll } from './run-all.ts'
import { runStep } from './run-step.ts'
import { steps } from './steps.ts'

/** `npm test`: everything the project promises; `-- --only unit` for one step of it. */
await runCommand(async () => {
  const { only } = flags({ only: { type: 'string' } })
  const chosen = only ? steps.filter(({ name }) => name === only) : steps
  if (chosen.length === 0) {
    const known = steps.map(({ name }) => name).join(', ')
    throw new Refusal(`There is no step called “${only}”.`, `The steps are ${known}.`)
  }
  const root = process.cwd()
  const ok = await runAll(chosen, (step) => runStep(step, root), console.log)
  return ok ? 0 : 1
})
