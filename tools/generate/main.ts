import { flags, Refusal, runCommand } from '#tools/lib/command.ts'

import { generate } from './generate.ts'
import { staleGenerated, writeGenerated } from './write-generated.ts'

/** `npm run generate` writes schema/generated; with `--check` it only says whether that is up to date. */
await runCommand(async () => {
  const { check } = flags({ check: { type: 'boolean', default: false }, pages: { type: 'string' } })
  const files = await generate(process.cwd())
  if (check) {
    const stale = staleGenerated(process.cwd(), files)
    if (stale.length > 0) {
      throw new Refusal(
        `schema/generated is not up to date: ${stale.join(', ')}.`,
        'Run `npm run generate` and commit the result.',
      )
    }
    console.log(`${Object.keys(files).length} generated files are up to date.`)
    return
  }
  const written = writeGenerated(process.cwd(), files)
  console.log(
    written.length === 0
      ? 'Nothing to do: schema/generated is up to date.'
      : `Wrote ${written.join(', ')} in schema/generated.`,
  )
})
