/**
 * The record of block shapes: what pages of this and other branches may hold.
 *
 * A schema alone does not tell whether it breaks pages that were right before, so the last shape that
 * pages can count on is kept: `schema/generated/shapes.json`, a line for each block with its version.
 * A change that breaks nothing replaces the line. One that does replaces it only when the block's
 * migrations.ts has a further step; until then the old line stays and the block is reported. It is a
 * file and not the git history, because a clone may be shallow and a merge has two histories. Of git
 * one thing is asked: what the record was in the last commit. On a block, a setting or a step that is
 * in no commit yet nobody else can count, so its author may change it at will. The parts in schema/defs
 * are kept by name only: they change for all blocks at once, which no step of one block can answer.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Steps } from '#engine/migrate/migrate.ts'
import { type Shape, breaks, shapeOf } from '#engine/migrate/shape.ts'
import { parsed } from '#engine/text/json-value.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { committedText } from '#tools/lib/git.ts'

import type { SchemaSources } from './read-schemas.ts'

interface Recorded {
  readonly v: number
  readonly shape: Shape
}

type Shapes = Readonly<Record<string, Recorded>>

const file = 'schema/generated/shapes.json'

/** The record as it should be, and a sentence for each block that breaks pages without a step. */
export function shapes(
  root: string,
  { blocks }: SchemaSources,
  steps: Steps,
): { text: string; broken: string[] } {
  const before = recorded(root)
  // While a merge goes on, the other side of it is committed as well.
  const committed = ['HEAD', 'MERGE_HEAD']
    .map((revision) => recordAt(root, revision))
    .filter((record) => record !== undefined)
  const broken: string[] = []
  const lines = Object.entries(blocks).map(([type, { schema }]) => {
    const now: Recorded = { v: steps.get(type)?.at(-1)?.to ?? 1, shape: shapeOf(schema) }
    const old = before[type]
    const drafted = breaksSince(old, now).length > 0
    const bases = committed.length > 0 ? committed.map((record) => record[type]) : [old]
    const why = drafted ? [...new Set(bases.flatMap((base) => breaksSince(base, now)))] : []
    if (why.length > 0)
      broken.push(
        `blocks/${type}/block.schema.json breaks blocks that were right before: ${why.join(', ')}. Add step ${now.v + 1} to blocks/${type}/migrations.ts, as blocks/README.md shows; or, if no page outside this branch has the block, take its line out of ${file}. Then run \`npm run generate\`.`,
      )
    return `  ${JSON.stringify(type)}: ${JSON.stringify(why.length > 0 ? old : now)}`
  })
  return { text: `{\n${lines.join(',\n')}\n}\n`, broken }
}

/** Why pages that count on a line of the record break; nothing where there is none, or a step since. */
function breaksSince(old: Recorded | undefined, now: Recorded): string[] {
  return old !== undefined && now.v <= old.v ? breaks(old.shape, now.shape) : []
}

function recorded(root: string): Shapes {
  const path = join(root, file)
  if (!existsSync(path)) return {}
  const record = parsed(readFileSync(path, 'utf8')) as Shapes | undefined
  if (record) return record
  throw new Refusal(
    `${file} is not JSON.`,
    'Resolve the merge in it; either side of a line will do.',
  )
}

/** The record as a commit has it; undefined where there is no such commit, or none that can be read. */
function recordAt(root: string, revision: string): Shapes | undefined {
  return parsed(committedText(root, revision, file)) as Shapes | undefined
}
