import type { SiteTree } from '#engine/check.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

/**
 * The version that a block's migrations lead to, read from the text of its migrations.ts: the
 * highest `to: 3`. The engine loads no code, and a check must not run any.
 */
export function versionIn(migrations: string): number {
  return Math.max(1, ...[...migrations.matchAll(/\bto: (\d+)\b/g)].map(([, to]) => Number(to)))
}

/** The version of a block's schema; undefined for a block that is not known. */
export function versionOf(tree: SiteTree, type: unknown): number | undefined {
  if (typeof type !== 'string' || !blockSchemas.has(type)) return undefined
  return tree.versions?.get(type) ?? 1
}
