import { readdirSync } from 'node:fs'

import { blockSchemas } from '#engine/schema/schema.ts'

/**
 * The types of all block folders, in order.
 *
 * @throws {Error} if one is not generated yet: of such a block every test would fail, and none say why.
 */
export function blockFolders(): string[] {
  const types = readdirSync('blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const fresh = types.filter((type) => !blockSchemas.has(type))
  if (fresh.length > 0)
    throw new Error(
      `schema/generated has no ${fresh.map((type) => `“${type}”`).join(' and ')} yet. Run \`npm run generate\`.`,
    )
  return types
}
