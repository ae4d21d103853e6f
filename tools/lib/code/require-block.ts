import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { nearest } from '#engine/nearest.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/** @throws {Refusal} with the nearest name, if there is no such block. */
export function requireBlock(root: string, type: string): void {
  const known = readdirSync(join(root, 'blocks')).filter((name) =>
    existsSync(join(root, 'blocks', name, 'block.schema.json')),
  )
  if (known.includes(type)) return
  const guess = nearest(type, known)
  throw new Refusal(
    `There is no block called “${type}”.`,
    guess ? `Did you mean ${guess}?` : '`npm run blocks` lists them.',
  )
}
