import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { nearest } from '#engine/nearest.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { behaviorFile } from '#tools/vite/behavior-file.ts'

/** @throws {Refusal} with the nearest key, if a component names a behavior that has no file. */
export function requireBehavior(root: string, key: string): void {
  const file = behaviorFile(key)
  if (existsSync(join(root, file))) return
  const folder = join(root, file, '..')
  const end = '.behavior.ts'
  const known = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(end)) : []
  const [room] = key.split('/')
  const guess = nearest(
    key,
    known.map((name) => `${room}/${name.slice(0, -end.length)}`),
  )
  throw new Refusal(
    `A component names the behavior “${key}”, but there is no file ${file.slice(1)}.`,
    guess ? `Did you mean “${guess}”?` : 'Write that file, or correct the key.',
  )
}
