import type { SiteTree } from '#engine/check.ts'
import type { Report } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { folder, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { isBlockName } from '#engine/text/block-name.ts'
import { parsed } from '#engine/text/json-value.ts'

import { changedSchemas } from './breaking-change.ts'

const unknownYet =
  'This schema changed after the last `npm run generate`, so pages are still checked against the old one.'
const twoRuns =
  'This file and sources.json are not of the same `npm run generate`, as after a merge, so nobody knows which schemas pages are checked against.'
const remedy = 'Run `npm run generate`.'

/** schema/generated knows other blocks than there are folders, or was made from other schemas. */
export const schemaNotGenerated: Rule = {
  code: 'schema-not-generated',
  severity: 'error',
  docs: {
    why: 'Pages are checked against the generated schema, which does not know this block yet.',
    wrong: {
      'blocks/zebra/Zebra.tsx': '',
      'blocks/zebra/example.json': { type: 'zebra', id: 'z' },
      'blocks/zebra/block.schema.json': schema,
    },
    right: folder,
  },
  check(site, report) {
    const { tree } = site
    // What breaks blocks has a finding that says more.
    for (const { file, why } of changedSchemas(site)) {
      if (why.length > 0) continue
      report({
        file,
        at: '',
        on: 'start',
        problem: unknownYet,
        remedy,
      })
    }
    for (const [type, names] of tree.blockFiles) {
      const isKnown = blockSchemas.has(type) || !isBlockName(type)
      if (!names.has('block.schema.json') || isKnown) continue
      report({
        file: `blocks/${type}/block.schema.json`,
        at: '',
        on: 'start',
        problem: `The block "${type}" is not in schema/generated yet.`,
        remedy,
      })
    }
    for (const found of [...goneBlocks(tree), ...otherSchemas(tree)])
      report({ at: '', on: 'start', ...found })
  },
}

type Found = Omit<Report, 'at'>

const RECORD = 'schema/generated/shapes.json'
const RUNTIME = 'schema/generated/runtime.json'
const DIALECT = 'schema/block-dialect.json'

/** Whether the blocks' own schemas are judged by the dialect as it is in schema/. */
export function knowsDialect({ schemas }: SiteTree): boolean {
  if (schemas === undefined) return true
  const made = parsed(schemas.made)
  return isRecord(made) && [DIALECT, RUNTIME].every((file) => made[file] === schemas.now.get(file))
}

function* goneBlocks({ shapes: text, blockFiles }: SiteTree): Generator<Found> {
  if (text === undefined) return
  const shapes = parsed(text)
  if (!isRecord(shapes))
    yield {
      file: RECORD,
      problem: 'This record cannot be read, so nobody knows which changes to blocks break pages.',
      remedy: 'Resolve the merge in it, either side of a line will do, and run `npm run generate`.',
    }
  else
    for (const type of Object.keys(shapes))
      if (!blockFiles.has(type))
        yield {
          file: `blocks/${type}/block.schema.json`,
          problem: `There is no folder blocks/${type}, but schema/generated still knows the block.`,
          remedy: 'Put the folder back, or run `npm run generate` to drop the block.',
        }
}

function* otherSchemas({ schemas }: SiteTree): Generator<Found> {
  if (schemas === undefined) return
  const made = parsed(schemas.made)
  if (!isRecord(made)) {
    yield {
      file: 'schema/generated/sources.json',
      problem:
        'This record cannot be read, so nobody knows which schemas pages are checked against.',
      remedy,
    }
    return
  }
  for (const [file, sum] of schemas.now)
    if (made[file] !== sum) yield { file, problem: file === RUNTIME ? twoRuns : unknownYet, remedy }
  for (const file of Object.keys(made))
    if (!schemas.now.has(file))
      yield {
        file,
        problem: 'This schema is gone, but pages are still checked against it.',
        remedy,
      }
}
