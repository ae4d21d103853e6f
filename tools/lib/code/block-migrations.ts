import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Steps } from '#engine/migrate/migrate.ts'
import type { Migration } from '#engine/migrate/migration.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/**
 * The migrations of every block folder of `root`, none for a block without migrations.ts.
 *
 * @throws {Refusal} if a file has no list `migrations`, or its numbers are not 2, 3, 4 …
 */
export async function blockMigrations(root: string): Promise<Steps> {
  const folder = join(root, 'blocks')
  const steps = new Map<string, readonly Migration[]>()
  for (const { name: type } of readdirSync(folder, { withFileTypes: true })) {
    if (!existsSync(join(folder, type, 'block.schema.json'))) continue
    steps.set(type, await migrationsOf(root, type))
  }
  return steps
}

/** The migrations of one block, as `blockMigrations` has them; none where it has no migrations.ts. */
export async function migrationsOf(root: string, type: string): Promise<readonly Migration[]> {
  const name = `blocks/${type}/migrations.ts`
  const file = join(root, name)
  if (!existsSync(file)) return []
  const tsx = await import('tsx/cjs/api')
  const { migrations } = tsx.require(file, file) as { migrations?: unknown }
  if (!Array.isArray(migrations))
    throw new Refusal(`${name} exports no list called migrations.`, 'blocks/README.md shows one.')
  const list = migrations as readonly Migration[]
  for (const [index, { to, up }] of list.entries()) {
    if (to !== index + 2 || typeof up !== 'function')
      throw new Refusal(
        `Step ${index + 1} of ${name} is numbered ${to}, or has no function \`up\`.`,
        `Number the steps 2, 3, 4 … without a gap; this one is ${index + 2}.`,
      )
  }
  return list
}
