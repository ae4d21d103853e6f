/** What code calls a schema and its parts: types of all files stand in one. */
import { pascal } from '#engine/text/pascal.ts'
import { requireOwnName } from '#tools/lib/code/renamed-block.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import type { Schema } from './bundle.ts'

/**
 * Refuses a title that another file has for a part of its own: the second of the two types would get a
 * number, and who imports the name would get the type of the other file.
 *
 * @throws {Refusal} naming both files; or, of two blocks that code writes alike, both blocks.
 */
export function requireOwnNames(files: ReadonlyMap<string, Schema>): void {
  const owners = new Map(['Block', 'BlockType'].map((name) => [name, 'schema/generated/types.ts']))
  const blocks: string[] = []
  for (const [file, schema] of files) {
    const [, block] = /^blocks\/([^/]+)\//.exec(file) ?? []
    if (block !== undefined) {
      requireOwnName(block, blocks)
      blocks.push(block)
    }
    for (const name of [...(rootName(file, schema) ?? []), ...titlesIn(schema)]) {
      const owner = owners.get(name) ?? file
      if (owner !== file)
        throw new Refusal(
          `${file} calls a type “${name}”, as ${owner} does.`,
          'Give one of them another title, which is the name of a type in code; what the Studio calls a setting is its `x-label`.',
        )
      owners.set(name, file)
    }
  }
}

/** The type of a whole file: a shared part is called by its title, a document by its file. */
function rootName(file: string, { title }: Schema): readonly string[] | undefined {
  if (file.startsWith('schema/defs/')) return [String(title)]
  const [, document] = /^schema\/(?:content\/)?([^/]+)\.schema\.json$/.exec(file) ?? []
  return document === undefined ? undefined : [pascal(document)]
}

/** Values, which may look like schemas. */
const values = new Set(['default', 'const', 'enum'])

/** The names of the types that the titles inside of a schema make. */
export function titlesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]: [string, unknown]) => {
    if (values.has(key)) return []
    const { title } = (inner ?? {}) as Schema
    return [...(typeof title === 'string' ? [typeName(title)] : []), ...titlesIn(inner)]
  })
}

/** "Menu item" makes MenuItem. */
export function typeName(title: string): string {
  return title.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
}
