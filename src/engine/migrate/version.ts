import type { SiteTree } from '#engine/check.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

/**
 * The version that a block's migrations lead to, read from the text of its migrations.ts: steps are
 * counted from `to: 2` on as long as there is a next one, since a step may hold a `to: 30` of its
 * own. Its own must not be the number after the last step: from the text that would be one more
 * step. The engine loads no code, and a check must not run any.
 */
export function versionIn(migrations: string): number {
  const said = new Set([...migrations.matchAll(/\bto: (\d+)\b/g)].map(([, to]) => Number(to)))
  let version = 1
  while (said.has(version + 1)) version += 1
  return version
}

/** The version of a block's schema; undefined for a block that is not known. */
export function versionOf(tree: SiteTree, type: unknown): number | undefined {
  if (typeof type !== 'string' || !blockSchemas.has(type)) return undefined
  return tree.versions?.get(type) ?? 1
}
