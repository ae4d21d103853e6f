import { flags, Refusal, runCommand } from '#tools/lib/command/command.ts'

import { runAll } from './run-all.ts'
import { runStep } from './run-step.ts'
import { steps } from './steps.ts'

/** `npm test`: everything the project promises; `-- --only unit` for one step of it, or several. */
await runCommand(async () => {
  const { only } = flags({
    only: {
      type: 'string',
      multiple: true,
      says: 'Runs one step by name; repeat it for more.',
    },
  })
  const known = steps.map(({ name }) => name)
  const unknown = only?.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Refusal(`There is no step called “${unknown}”.`, `The steps are ${known.join(', ')}.`)
  const chosen = only ? steps.filter(({ name }) => only.includes(name)) : steps
  const root = process.cwd()
  // A site is built and edited in a folder with a percent sign; Vitest takes it for an address.
  const [sign] = /[#?%]/.exec(root) ?? []
  if (sign !== undefined)
    throw new Refusal(
      `The path ${root} has a ${sign} in it, with which no test can be loaded.`,
      'Move the folder.',
    )
  const ok = await runAll(chosen, (step) => runStep(step, root), console.log)
  return ok ? 0 : 1
})
