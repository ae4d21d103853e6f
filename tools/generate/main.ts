import { readFileSync, writeFileSync } from 'node:fs'

import { flags, Refusal, runCommand } from '#tools/lib/command/command.ts'

import { staleGenerated, writeGenerated } from './write-generated.ts'

/** What the engine reads, this command too: one that a merge left its marks in would stop them all. */
const RUNTIME = 'schema/generated/runtime.json'

/**
 * `npm run generate` writes schema/generated, the list of rules, AGENTS.md and llms.txt; with `--check` it only says whether that is up to date. Exit
 * code 1 if a block breaks pages without a migration.
 */
await runCommand(async () => {
  const { check } = flags({
    check: {
      type: 'boolean',
      default: false,
      says: 'Writes nothing, and fails where something is out of date.',
    },
    pages: { type: 'string', says: 'Changes nothing here: no page is read.' },
  })
  if (!isJson(RUNTIME)) {
    if (check)
      throw new Refusal(`${RUNTIME} is not JSON.`, 'Run `npm run generate` and commit the result.')
    writeFileSync(RUNTIME, '{ "$defs": {} }')
  }
  const { generate } = await import('./generate.ts')
  const { files, broken } = await generate(process.cwd())
  if (check) {
    const stale = staleGenerated(process.cwd(), files)
    if (stale.length > 0) {
      throw new Refusal(
        `Generated files are not up to date: ${stale.join(', ')}.`,
        'Run `npm run generate` and commit the result.',
      )
    }
    console.log(`${Object.keys(files).length} generated files are up to date.`)
    return told(broken)
  }
  const written = writeGenerated(process.cwd(), files)
  const [kept, removed] = [true, false].map((is) =>
    written.filter((name) => Object.hasOwn(files, name) === is).join(', '),
  )
  if (written.length === 0) console.log('Nothing to do: all generated files are up to date.')
  if (kept) console.log(`Wrote ${kept}.`)
  if (removed) console.log(`Removed ${removed}, which is no longer made from any schema.`)
  return told(broken)
})

function isJson(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}

/** The exit code. */
function told(broken: readonly string[]): number {
  for (const sentence of broken) console.error(sentence)
  return broken.length > 0 ? 1 : 0
}
