import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { nearest } from '#engine/nearest.ts'
import { blockAliases, blockSchemas } from '#engine/schema/schema.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { pathIn, pointer, reads } from './inputs.ts'
import { listMedia } from './media-list.ts'
import { pageThere } from './page-files.ts'
import { listPages } from './page-list.ts'
import { from } from './part-of-list.ts'
import { readPart } from './read-part.ts'
import { blockSchema, documentSchema } from './schemas.ts'
import { findingsOf } from './told-findings.ts'
import { type Tool, tool } from './tool.ts'

/** What tells a program of pages, blocks and media as they are. */
export function readingTools(place: SiteLocation): Tool[] {
  const path = pathIn(place)
  return [
    tool(
      {
        name: 'list_pages',
        description:
          'Every page: file, route, title, status and blocks, 100 at a time; and the documents that are not pages. Each with its hash.',
        takes: {
          search: z.string().optional().describe('Words of its file, route or title: about us.'),
          says: z
            .string()
            .optional()
            .describe('Words that it contains, as they are written there.'),
          from,
        },
        hints: reads,
      },
      (asked) => listPages(place, asked),
    ),
    tool(
      {
        name: 'list_blocks',
        description: 'Every type of block and what it is for.',
        takes: {},
        hints: reads,
      },
      async () => ({
        blocks: [...blockSchemas].map(([type, schema]) => ({
          type,
          title: schema.title ?? type,
          description: schema.description ?? '',
        })),
      }),
    ),
    tool(
      {
        name: 'read_block',
        description: 'The JSON Schema of a block and an example of it.',
        takes: { type: z.string() },
        hints: reads,
      },
      async ({ type }) => {
        if (!blockSchemas.has(type)) {
          const guess = nearest(type, blockSchemas.keys(), blockAliases)
          throw new Refusal(
            `There is no block called “${type}”.`,
            guess ? `Did you mean “${guess}”?` : 'List the blocks to see what there is.',
          )
        }
        return { type, schema: blockSchema(type), example: exampleOf(place.root, type) }
      },
    ),
    tool(
      {
        name: 'read_schema',
        description:
          'The JSON Schema of a document: site.json, content/menu.json, SET/chrome.json, or a page. Of the blocks of a page it says their types; read_block has the rest.',
        takes: { path },
        hints: reads,
      },
      async (asked) => ({ path: asked.path, schema: documentSchema(asked.path) }),
    ),
    tool(
      {
        name: 'list_media',
        description:
          'Pictures and videos that pages may name, with width×height in pixels, 60 at a time.',
        takes: {
          search: z.string().optional().describe('Words of its name or folder: hero svg.'),
          from,
        },
        hints: reads,
      },
      (asked) => listMedia(place, asked),
    ),
    tool(
      {
        name: 'read_page',
        description:
          'A page as it is, its hash, and what is wrong with it; or one part of it, with the hash.',
        takes: { path, at: pointer.optional() },
        hints: reads,
      },
      async (asked) => {
        const page = pageThere(place, asked.path)
        if (asked.at !== undefined) return readPart(page, asked.path, asked.at)
        return { path: asked.path, ...page, ...(await findingsOf(place, asked.path)) }
      },
    ),
    tool(
      {
        name: 'validate',
        description:
          'What is wrong with the whole site, or with one page: where, and what to do; errors first, pictures last, 100 at a time.',
        takes: { path: path.optional(), from },
        hints: reads,
      },
      async (asked) => {
        if (asked.path !== undefined) pageThere(place, asked.path)
        return findingsOf(place, asked.path, asked.from)
      },
    ),
  ]
}

/** @throws {Refusal} if the block has none that is JSON. */
function exampleOf(root: string, type: string): unknown {
  const file = `blocks/${type}/example.json`
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    throw new Refusal(`${file} cannot be read.`, 'Have it fixed by hand; `validate` says why.')
  }
}
