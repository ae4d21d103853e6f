import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { Refusal } from '#tools/lib/command.ts'

import { type Schema, pascal } from './bundle.ts'

/** Everything the generator reads, parsed, in a fixed order so that its output never depends on the disk. */
export interface SchemaSources {
  /** By definition name, as its `title` says: Link, Image. */
  readonly defs: Record<string, Schema>
  /** By file name of schema/defs without ending: link → Link. */
  readonly defNames: Record<string, string>
  /** Page, Site, Chrome, Theme, Locations, Links, Menu, Feed. */
  readonly documents: Record<string, Schema>
  readonly common: Schema
  readonly dialect: Schema
  readonly blocks: Record<string, { schema: Schema; example: Record<string, unknown> | undefined }>
}

/** @throws {Refusal} naming the file that is not JSON, or the block folder that has no schema. */
export function readSchemas(root: string): SchemaSources {
  const json = (path: string): Schema => {
    const text = readFileSync(join(root, path), 'utf8')
    try {
      return JSON.parse(text) as Schema
    } catch (error) {
      throw new Refusal(`${path} is not JSON.`, `Mend it: ${(error as Error).message}.`)
    }
  }
  const names = (folder: string, ending: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .toSorted()

  const defs: Record<string, Schema> = {}
  const defNames: Record<string, string> = {}
  for (const file of names('schema/defs', '.json')) {
    const schema = json(`schema/defs/${file}`)
    const name = String(schema['title'])
    defs[name] = schema
    defNames[basename(file, '.json')] = name
  }

  const documents: Record<string, Schema> = {}
  for (const file of names('schema', '.schema.json')) {
    documents[pascal(basename(file, '.schema.json'))] = json(`schema/${file}`)
  }
  for (const file of names('schema/content', '.schema.json')) {
    documents[pascal(basename(file, '.schema.json'))] = json(`schema/content/${file}`)
  }

  const blocks: SchemaSources['blocks'] = {}
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  for (const type of folders) {
    const path = `blocks/${type}/block.schema.json`
    if (!existsSync(join(root, path))) {
      throw new Refusal(
        `The block folder blocks/${type} has no block.schema.json.`,
        'Add one, or delete the folder.',
      )
    }
    const example = `blocks/${type}/example.json`
    blocks[type] = {
      schema: json(path),
      example: existsSync(join(root, example)) ? json(example) : undefined,
    }
  }
  return {
    defs,
    defNames,
    documents,
    common: json('schema/common-settings.json'),
    dialect: json('schema/block-dialect.json'),
    blocks,
  }
}
