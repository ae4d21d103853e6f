import type { CheckedSite } from '#engine/checked-site.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { type Shape, breaks, shapeOf } from '#engine/migrate/shape.ts'
import { blocks, folder, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { contradictions } from '#engine/schema/contradictions.ts'
import { parsed } from '#engine/text/json-value.ts'

const before = { v: 1, shape: { type: 'object', properties: { speed: { type: 'number' } } } }
const recorded = { ...folder, 'schema/generated/shapes.json': { marquee: before } }

/**
 * A block's schema refuses what it took before, and no step of its migrations brings pages along.
 * What it took before is what `npm run generate` recorded last.
 */
export const breakingChange: Rule = {
  code: 'breaking-change',
  severity: 'error',
  docs: {
    why: 'Other branches and other people have pages with such blocks, and those pages break.',
    wrong: recorded,
    right: {
      ...recorded,
      ...blocks({ ...marquee, v: 2 }),
      'blocks/marquee/migrations.ts': '{ to: 2, why: … }',
    },
  },
  check(site, report) {
    for (const { file, type, version, why } of changedSchemas(site)) {
      if (why.length === 0) continue
      report({
        file,
        at: '',
        on: 'start',
        problem: `This schema breaks blocks that were right before: ${why.join(', ')}.`,
        remedy: `Add step ${version + 1} to blocks/${type}/migrations.ts, as blocks/README.md shows; then run \`npm run generate\`. If the old version was never committed, that command alone is enough.`,
      })
    }
  },
}

interface ChangedSchema {
  readonly file: string
  readonly type: string
  readonly version: number
  /** What is no longer right that was, in parts of a sentence. */
  readonly why: readonly string[]
}

/** The schemas that are others than `npm run generate` recorded, each at the version it was then. */
export const changedSchemas: (site: CheckedSite) => readonly ChangedSchema[] = memo(
  (site) => [...eachChanged(site)],
  new WeakMap(),
)

function* eachChanged({
  tree,
  blockDocument,
  faultsOfBlock,
}: CheckedSite): Generator<ChangedSchema> {
  // A record that is half merged has a finding of its own.
  const shapes = parsed(tree.shapes)
  if (!isRecord(shapes)) return
  for (const type of tree.blockFiles.keys()) {
    const file = `blocks/${type}/block.schema.json`
    const schema = blockDocument(file)
    const old = shapes[type]
    const version = tree.versions?.get(type) ?? 1
    if (!isRecord(schema) || !isRecorded(old) || version > old.v) continue
    // Nobody can tell what it takes; that is a finding of its own. What is only missing, as a
    // description, hides nothing.
    if (faultsOfBlock(file).some(({ code }) => code !== 'missing-setting')) continue
    const shape = shapeOf(schema)
    if (equal(shape, old.shape) || !contradictions(schema).next().done) continue
    yield { file, type, version, why: breaks(old.shape, shape) }
  }
}

/** Whether the generator wrote it, as far as the outside tells. */
function isRecorded(old: unknown): old is { v: number; shape: Shape } {
  return isRecord(old) && typeof old['v'] === 'number' && isRecord(old['shape'])
}
