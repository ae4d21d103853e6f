/** What code calls each schema: types of all files stand in one. */
import { pascal } from '#engine/text/pascal.ts'
import { requireOwnName } from '#tools/lib/code/renamed-block.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import { type Schema, propsName } from './bundle.ts'

/** What the generator itself adds to the types, or to the bundle. */
const reserved = ['Block', 'BlockSchema', 'BlockType', 'Definitions']

/**
 * Refuses a schema that code would call as another: one of the two would take the place of the other.
 *
 * @throws {Refusal} naming both files; or, of two blocks that code writes alike, both blocks.
 */
export function requireOwnNames(files: ReadonlyMap<string, Schema>): void {
  const owners = new Map(reserved.map((name) => [name, 'schema/generated/types.ts']))
  const blocks: string[] = []
  for (const [file, schema] of files) {
    const [, block] = /^blocks\/([^/]+)\//.exec(file) ?? []
    if (block !== undefined) {
      requireOwnName(block, blocks)
      blocks.push(block)
    }
    for (const name of namesOf(file, schema)) {
      const owner = owners.get(name)
      if (owner !== undefined)
        throw new Refusal(
          `In code ${file} has a type “${name}”, and so does ${owner}.`,
          'Give one of them another name.',
        )
      owners.set(name, file)
    }
  }
}

/** The types of a file: its own, by the name of the file or the block, and those of its `$defs`. */
function namesOf(file: string, { $defs = {} }: Schema): readonly string[] {
  const [, block, part, document] =
    /^(?:blocks\/([^/]+)\/.*|schema\/defs\/(.+)\.json|schema\/(?:content\/)?([^/]+)\.schema\.json)$/.exec(
      file,
    ) ?? []
  if (block !== undefined) return [propsName(block)]
  if (part !== undefined) return [pascal(part)]
  return document === undefined ? [] : [pascal(document), ...Object.keys($defs as Schema)]
}
