import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { placed } from '#engine/place.ts'
import { isBlockName } from '#engine/text/block-name.ts'
import { pascal } from '#engine/text/pascal.ts'
import { read } from '#engine/text/read.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import { type Schema, partOf } from './bundle.ts'
import { requireOwnNames } from './own-names.ts'

/** Everything the generator reads, parsed, in a fixed order so that its output never depends on the disk. */
export interface SchemaSources {
  /** By definition name, as their files say: Link, RichText. */
  readonly defs: Record<string, Schema>
  /** By file name of schema/defs without ending: link → Link. */
  readonly defNames: Record<string, string>
  /** Page, Site, Chrome, Theme, Locations, Links, Menu, Feed. */
  readonly documents: Record<string, Schema>
  readonly common: Schema
  readonly dialect: Schema
  readonly blocks: Record<string, { schema: Schema; example: Record<string, unknown> | undefined }>
  /** Every schema of the above by its file, what others refer to first. */
  readonly files: ReadonlyMap<string, Schema>
}

/**
 * @throws {Refusal} naming the file and line that is not JSON or says a key twice, the file that refers to a part that there is not, or has the
 *   name of another in code, or the block folder that has no schema, or a name that no block can have.
 */
export function readSchemas(root: string): SchemaSources {
  const files = new Map<string, Schema>()
  const schemaAt = (path: string): Schema => {
    const schema = json(path)
    files.set(path, schema)
    return schema
  }
  const json = (path: string): Schema => {
    const { text, value, reports } = read(path, readFileSync(join(root, path), 'utf8'))
    // The engine's own schemas are no part of a site, so no check of one says this of them.
    const [fault] = placed(
      reports.filter(({ severity }) => severity === 'error'),
      () => text,
      () => value,
    )
    if (fault) throw new Refusal(`${path}:${fault.line}: ${fault.problem}`, fault.remedy)
    return value as Schema
  }
  const names = (folder: string, ending: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
      .toSorted()

  const defs: Record<string, Schema> = {}
  const defNames: Record<string, string> = {}
  for (const file of names('schema/defs', '.json')) {
    const schema = schemaAt(`schema/defs/${file}`)
    const part = basename(file, '.json')
    defs[pascal(part)] = schema
    defNames[part] = pascal(part)
  }

  const documents: Record<string, Schema> = {}
  for (const file of names('schema', '.schema.json')) {
    documents[pascal(basename(file, '.schema.json'))] = schemaAt(`schema/${file}`)
  }
  for (const file of names('schema/content', '.schema.json')) {
    documents[pascal(basename(file, '.schema.json'))] = schemaAt(`schema/content/${file}`)
  }

  const blocks: SchemaSources['blocks'] = {}
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()
  for (const type of folders) {
    if (!isBlockName(type))
      throw new Refusal(
        `The folder blocks/${type} has a name that no block can have.`,
        'Rename the folder, or delete it if it is a copy.',
      )
    const path = `blocks/${type}/block.schema.json`
    if (!existsSync(join(root, path))) {
      throw new Refusal(
        `The block folder blocks/${type} has no block.schema.json.`,
        'Add one, or delete the folder.',
      )
    }
    const example = `blocks/${type}/example.json`
    blocks[type] = {
      schema: schemaAt(path),
      example: existsSync(join(root, example)) ? json(example) : undefined,
    }
  }
  const common = schemaAt('schema/common-settings.json')
  const dialect = schemaAt('schema/block-dialect.json')
  for (const [file, schema] of files) requireParts(file, schema, defNames)
  requireOwnNames(files)
  return { defs, defNames, documents, common, dialect, blocks, files }
}

function requireParts(file: string, value: unknown, parts: Readonly<Record<string, string>>): void {
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') requireParts(file, inner, parts)
    else if (
      // A block has no parts of its own.
      inner.startsWith('#') ? file.startsWith('blocks/') : !Object.hasOwn(parts, partOf(inner))
    )
      throw new Refusal(
        `${file} refers to ${inner}, which is not in schema/defs.`,
        `Use one of: ${Object.keys(parts).join(', ')}.`,
      )
  }
}
