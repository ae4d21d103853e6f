import { rewrite } from '#engine/edit/rewrite.ts'
import { isRecord } from '#engine/is-record.ts'
import { type PagesFolder, commandFor } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { steps as stepsOf } from '#engine/text/pointer.ts'
import { whereOf } from '#engine/where.ts'

import { emptied, laidOver } from './laid-over.ts'
import type { Migration, Settings } from './migration.ts'

/** The steps of each block, by type; a block that is not there has none. */
export type Steps = ReadonlyMap<string, readonly Migration[]>

/** A document in its new text, or the sentences that say why it stays as it is. */
export type Migrated =
  | { readonly text: string; readonly value: unknown }
  | { readonly refusal: string }

/**
 * A document of blocks, a page or a single block, with every block brought to the version of its
 * schema. What no step is about keeps its bytes: other blocks, blocks of unknown types, settings
 * that no schema knows. If one block cannot be brought there, nothing of the document is changed.
 * `folder` is the pages folder of the site it is of.
 */
export function migrate(text: string, steps: Steps, folder: PagesFolder): Migrated {
  let document: unknown
  try {
    document = jsonValue(text)
  } catch {
    const validate = commandFor(folder, 'validate')
    return { refusal: `It is not JSON. Fix it first; \`${validate}\` says where.` }
  }
  try {
    const value = migrated(document, steps)
    if (value === document) return { text, value }
    return { text: rewrite(text, value), value }
  } catch (error) {
    return { refusal: (error as Error).message }
  }
}

/** A block in a later version of its schema; undefined where no steps lead there, or one fails. */
export function raised(settings: Settings, version: number, steps: Steps): Settings | undefined {
  const { type } = settings
  const own = typeof type === 'string' ? (steps.get(type) ?? []) : []
  if (!own.some(({ to }) => to === version)) return undefined
  try {
    return block(settings, new Map([[type as string, own.slice(0, version - 1)]]), 'The block')
  } catch {
    return undefined
  }
}

/** The same object if no step applies. */
function migrated(document: unknown, steps: Steps): unknown {
  if (!isRecord(document)) return document
  const { blocks } = document
  if (!Array.isArray(blocks)) return block(document, steps, 'The block')
  const after = blocks.map((inner: unknown, index) =>
    isRecord(inner)
      ? block(inner, steps, whereOf(document, `/blocks/${index}`).replace('block', 'Block'))
      : inner,
  )
  return after.some((inner, index) => inner !== blocks[index])
    ? { ...document, blocks: after }
    : document
}

function block(before: Settings, steps: Steps, where: string): Settings {
  const { type, id, v: written = 1, ...settings } = before
  const own = typeof type === 'string' ? steps.get(type) : undefined
  if (own === undefined) return before
  const version = own.at(-1)?.to ?? 1
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 1)
    throw new Error(`${where}: its "v" is not a version. Write a whole number, or take it out.`)
  if (written > version)
    throw new Error(
      `${where}: it was written for version ${written} of its block, but this code knows version ${version}. Use newer code.`,
    )
  let after: Settings = settings
  for (const step of own) if (step.to > written) after = stepped(after, step, where)
  if (after === settings) return before
  return { type, ...(id === undefined ? {} : { id }), v: version, ...after }
}

function stepped(settings: Settings, { to, why, up }: Migration, where: string): Settings {
  let after: unknown
  let gone: string | undefined
  try {
    const raw = up(structuredClone(settings))
    gone = emptied(settings, raw)
    after = asJson(raw)
  } catch (error) {
    const words = (error as Error).message
    throw new Error(`${where}: step ${to} (${why}) failed with “${words}”. Fix the step.`, {
      cause: error,
    })
  }
  if (!isRecord(after)) throw new Error(`${where}: step ${to} (${why}) made no settings. Fix it.`)
  if (gone !== undefined)
    throw new Error(
      `${where}: step ${to} (${why}) would lose what "${stepsOf(gone).at(-1)}" says. Have it hand on a block that has nothing of before as it is, and leave out the key of what it takes away.`,
    )
  const { type: _, id: __, v: ___, ...own } = after
  const lost = laidOver(settings, own, (less) => asJson(up(structuredClone(less))))
  if (!lost) return own
  const { from, into, holder } = lost
  const place = holder === '' ? '' : ` in ${whereOf(settings, holder)}`
  throw new Error(
    `${where}: it has both "${from}" and "${into}"${place}, and step ${to} (${why}) would lose what "${into}" says. Take one of the two out.`,
  )
}

function asJson(raw: unknown): unknown {
  return JSON.parse(JSON.stringify(raw ?? null))
}
