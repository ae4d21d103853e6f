/**
 * What programs that work here are told: AGENTS.md for those that change the code, llms.txt for
 * those that change pages. The words stand in `guides/`, the lists come from the schemas.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Schema } from './bundle.ts'
import type { SchemaSources } from './read-schemas.ts'

/** Both guides by file name. @throws {Error} if a template asks for a list that there is not. */
export function guides(root: string, sources: SchemaSources): Record<string, string> {
  const types = Object.keys(sources.blocks)
  const lists: Record<string, () => string> = {
    blocks: () => types.map((type) => briefly(type, sources)).join('\n'),
    'block-settings': () => types.map((type) => fully(type, sources)).join('\n\n'),
    parts: () =>
      Object.entries(sources.defNames)
        .map(([file, name]) => part(file, sources.defs[name] ?? {}))
        .join('\n'),
    'common-settings': () => settings(sources.common).join('\n'),
    'page-settings': () => settings(sources.documents['Page'] ?? {}).join('\n'),
  }
  const filled = (name: string): string =>
    readFileSync(join(root, 'tools/generate/guides', name), 'utf8').replaceAll(
      /^<!-- ([a-z-]+) -->$/gm,
      (_, list: string) => {
        const write = lists[list]
        if (!write)
          throw new Error(
            `tools/generate/guides/${name} asks for a list called “${list}”. Use one of: ${Object.keys(lists).join(', ')}.`,
          )
        return write()
      },
    )
  return { 'AGENTS.md': filled('agents.md'), 'llms.txt': filled('llms.txt') }
}

/** `- marquee (Marquee): A line that runs. Settings: label, phrase, repeat?` */
function briefly(type: string, { blocks }: SchemaSources): string {
  const { title, description, properties = {}, required = [] } = blocks[type]?.schema ?? {}
  const names = Object.keys(properties as Schema).map(
    (name) => `${name}${(required as string[]).includes(name) ? '' : '?'}`,
  )
  const own = names.length > 0 ? ` Settings: ${names.join(', ')}.` : ''
  return `- \`${type}\` (${String(title)}): ${String(description)}${own}`
}

function fully(type: string, { blocks }: SchemaSources): string {
  const { schema = {} } = blocks[type] ?? {}
  const heading = `### ${type}\n\n${String(schema['title'])}: ${String(schema['description'])} Example: [blocks/${type}/example.json](blocks/${type}/example.json)`
  const own = settings(schema)
  return own.length > 0 ? `${heading}\n\n${own.join('\n')}` : heading
}

/** A part that settings share: `- link: …`, with a line for each of its own. */
function part(file: string, schema: Schema): string {
  const own = settings(schema).map((line) => `  ${line}`)
  return [`- \`${file}\` (${kindOf(schema)}): ${String(schema['description'])}`, ...own].join('\n')
}

/** A line for each setting: its name, its kind, whether it is needed, and what it is. */
function settings(schema: Schema): string[] {
  const required = (schema['required'] as string[] | undefined) ?? []
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    .filter(([name]) => name !== '$schema')
    .map(([name, setting]) => {
      const need = required.includes(name)
        ? ', required'
        : Object.hasOwn(setting, 'default')
          ? `, default ${JSON.stringify(setting['default'])}`
          : ''
      const { description } = setting
      const said = typeof description === 'string' ? `: ${description}` : ''
      return `- \`${name}\` (${kindOf(setting)}${need})${said}`
    })
}

function kindOf(setting: Schema): string {
  const { $ref, enum: words, type, items } = setting
  if (typeof $ref === 'string') return ($ref.split('/').at(-1) ?? '').replace('.json', '')
  if (Array.isArray(words)) return words.map((word) => JSON.stringify(word)).join(' or ')
  if (type === 'array') return `list of ${kindOf((items ?? {}) as Schema)}`
  return typeof type === 'string' ? type : 'any'
}
