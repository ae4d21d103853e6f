import { blockMigrations } from '#tools/lib/code/block-migrations.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { RUNTIME, SOURCES, schemaSums, sumOf } from '#tools/lib/site/schema-sources.ts'

import { type Schema, bundle, dialectDefinitions } from './bundle.ts'
import { editorProjection } from './editor-projection.ts'
import { guides } from './guides.ts'
import { type SchemaSources, readSchemas } from './read-schemas.ts'
import { ruleList } from './rule-list.ts'
import { schemaAtFault } from './schema-at-fault.ts'
import { shapes } from './shapes.ts'
import { standaloneValidators } from './standalone.ts'
import { typeProjection } from './type-projection.ts'
import { generatedFolder } from './write-generated.ts'

interface Generated {
  /** By name, seen from the root. */
  readonly files: Record<string, string>
  /** A sentence for each block whose schema breaks pages without a migration; see shapes.ts. */
  readonly broken: readonly string[]
}

/**
 * Everything that is made from schemas, by file name. In schema/generated: three projections of one bundle, because no single
 * form serves validator, editor and compiler (measured), and the validators themselves. At the top: what
 * programs that work here are told. In the engine: the list of its rules.
 *
 * @throws {Refusal} when a schema cannot be read or used.
 */
export async function generate(root: string): Promise<Generated> {
  // Before they are read: of one that changes meanwhile it is better to be told again.
  const sums = schemaSums(root)
  const sources = readSchemas(root)
  const bundled = bundle(sources)
  const { code, types } = compiled(bundled, sources)
  const record = shapes(root, sources, await blockMigrations(root))
  const runtime = json({
    ...bundled,
    $defs: { ...(bundled['$defs'] as Schema), ...dialectDefinitions(sources.dialect) },
  })
  const made: Record<string, string> = {
    'runtime.json': runtime,
    'shapes.json': record.text,
    'types.ts': await typeProjection(bundled, sources),
    'validators.js': code,
    'validators.d.ts': types,
  }
  for (const [name, schema] of Object.entries(editorProjection(bundled, sources)))
    made[name] = json(schema)
  const inFolder = Object.entries(made).map(([name, text]) => [`${generatedFolder}/${name}`, text])
  return {
    files: {
      ...Object.fromEntries(inFolder),
      [SOURCES]: json({ ...Object.fromEntries(sums), [RUNTIME]: sumOf(runtime) }),
      ...guides(root, sources),
      ...ruleList(root),
    },
    broken: record.broken,
  }
}

function compiled(bundled: Schema, sources: SchemaSources): { code: string; types: string } {
  try {
    return standaloneValidators(bundled, Object.keys(sources.documents), sources.dialect)
  } catch (error) {
    const { file, why } = schemaAtFault(sources) ?? {
      file: 'A file in schema/, or the block.schema.json of a block,',
      why: (error as Error).message,
    }
    throw file.startsWith('blocks/')
      ? new Refusal(
          `${file} is not a schema that can be used.`,
          '`npm run validate` says where it breaks the block dialect, and what to write.',
        )
      : new Refusal(
          `${file} is not a schema that can be used: ${why}.`,
          'Fix it and run `npm run generate` again.',
        )
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
