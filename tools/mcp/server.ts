/**
 * The pages for programs, over the Model Context Protocol.
 *
 * A program reads pages and blocks, proposes a change, sees what it would come to in words, findings
 * and a picture, and writes it. A page with errors is not written, nor one that somebody else changed
 * in between. What the person would be told is what the program is told.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

import { checkSite } from '#engine/check.ts'
import { nearest } from '#engine/nearest.ts'
import { blockSchemas, isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command.ts'
import { readSite } from '#tools/lib/read-site.ts'

import { selfContained } from './block-schema.ts'
import { type PageFile, hashOf, readPageFile, writePageFile } from './page-files.ts'
import { type Place, type Wish, propose } from './propose.ts'
import { photographer } from './screenshot.ts'

const path = z
  .string()
  .describe('The page inside the pages folder, as list_pages names it: SET/NAME.json.')
const value = z.unknown()
const pointer = z
  .string()
  .describe('A JSON Pointer; in a list, #id stands for the item with that id: /blocks/#hero/title.')
const step = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['add', 'replace', 'test']), path: pointer, value }),
  z.object({ op: z.literal('remove'), path: pointer }),
  z.object({ op: z.enum(['move', 'copy']), from: pointer, path: pointer }),
])
const wish = {
  path,
  hash: z
    .string()
    .optional()
    .describe('The hash that read_page told. Left out for a page that is not there yet.'),
  document: z.record(z.string(), z.unknown()).optional().describe('The whole page, or use patch.'),
  patch: z.array(step).max(500).optional().describe('JSON Patch steps from the page as it is.'),
}
const reads = { readOnlyHint: true, openWorldHint: false }

const instructions = `Pages are JSON documents of typed blocks. List pages and blocks, read a block's schema and example before you use it, propose_edit to see the findings and the change in words, look at a screenshot, then write_page. A page with errors is never written. Facts that several pages show stand in content/ and are named by id.`

/** The server of a pages folder, not yet connected; `close` also stops the browser. */
export function pageServer(place: Place): { server: McpServer; close(): Promise<void> } {
  const folder = resolve(place.root, place.pagesDir)
  const server = new McpServer({ name: 'sandwichboard', version: '1.0.0' }, { instructions })
  const camera = photographer(place)

  server.registerTool(
    'list_pages',
    { description: 'Every page: file, route, title, status and blocks.', annotations: reads },
    answer(async () => {
      const tree = await readSite(place)
      const pages = [...tree.files].flatMap(([file, text]) => {
        const path = pagesPath(tree, file)
        if (path === undefined || documentKind(path) !== 'Page') return []
        return [{ path, hash: hashOf(text), ...outline(text) }]
      })
      return { pages }
    }),
  )

  server.registerTool(
    'list_blocks',
    { description: 'Every type of block and what it is for.', annotations: reads },
    answer(async () => ({
      blocks: [...blockSchemas].map(([type, schema]) => ({
        type,
        title: schema['x-title'] ?? type,
        description: schema.description ?? '',
      })),
    })),
  )

  server.registerTool(
    'read_block',
    {
      description: 'The JSON Schema of a block and an example of it.',
      inputSchema: { type: z.string() },
      annotations: reads,
    },
    answer(async ({ type }: { type: string }) => {
      if (!blockSchemas.has(type)) {
        const guess = nearest(type, blockSchemas.keys())
        throw new Refusal(
          `There is no block called “${type}”.`,
          guess ? `Did you mean “${guess}”?` : 'List the blocks to see what there is.',
        )
      }
      const example = readFileSync(join(place.root, 'blocks', type, 'example.json'), 'utf8')
      return { type, schema: selfContained(type), example: JSON.parse(example) as unknown }
    }),
  )

  server.registerTool(
    'read_page',
    {
      description: 'A page as it is, its hash, and what is wrong with it.',
      inputSchema: { path },
      annotations: reads,
    },
    answer(async (asked: { path: string }) => {
      const page = pageThere(folder, asked.path)
      return { path: asked.path, ...page, findings: await findingsOf(place, asked.path) }
    }),
  )

  server.registerTool(
    'validate',
    {
      description: 'What is wrong with the whole site, or with one page: where, and what to do.',
      inputSchema: { path: path.optional() },
      annotations: reads,
    },
    answer(async (asked: { path?: string | undefined }) => {
      if (asked.path !== undefined) pageThere(folder, asked.path)
      return { findings: await findingsOf(place, asked.path) }
    }),
  )

  server.registerTool(
    'propose_edit',
    {
      description:
        'What a change would come to: in words, with findings, and whether it may be written. Writes nothing.',
      inputSchema: wish,
      annotations: reads,
    },
    answer(async (asked: Wish) => ({ ...(await propose(place, asked)) })),
  )

  server.registerTool(
    'screenshot',
    {
      description:
        'A picture of a page as it would be after a change, or as it is if none is given. The site may have warnings, no errors.',
      inputSchema: {
        ...wish,
        screen: z.enum(['phones', 'desktops']).default('desktops'),
        block: z.string().optional().describe('The id of one block, to see only that.'),
      },
      annotations: reads,
    },
    answer(
      async ({
        screen,
        block,
        ...asked
      }: Wish & { screen: 'phones' | 'desktops'; block?: string | undefined }) => {
        const text = await textOf(place, folder, asked)
        return camera.take({ path: asked.path, text, screen, block })
      },
    ),
  )

  server.registerTool(
    'write_page',
    {
      description:
        'Writes a change and tells it in words. Refused if the page would have errors or has changed since it was read.',
      inputSchema: wish,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
    answer(async (asked: Wish) => {
      const { sound, text, diff, findings } = await propose(place, asked)
      if (!sound)
        throw new Refusal(
          'The page would have errors, so it was not written.',
          'Mend what is listed and write it again.',
          told({ findings }),
        )
      const { hash } = writePageFile(folder, asked.path, text, asked.hash)
      return { path: asked.path, hash, diff, findings }
    }),
  )

  return {
    server,
    async close() {
      await server.close()
      await camera.close()
    },
  }
}

/** What a page says of itself, as far as it is JSON. */
function outline(text: string): object {
  try {
    const page: unknown = JSON.parse(text)
    const { route, title, status = 'live', blocks } = isRecord(page) ? page : {}
    const list: unknown[] = Array.isArray(blocks) ? blocks : []
    return {
      route,
      title,
      status,
      blocks: list.map((block) =>
        isRecord(block) ? { id: block['id'], type: block['type'] } : {},
      ),
    }
  } catch {
    return { problem: 'The file is not JSON.' }
  }
}

/** @throws {Refusal} if there is no such page. */
function pageThere(folder: string, path: string): PageFile {
  const page = readPageFile(folder, path)
  if (!page) throw new Refusal(`There is no page ${path}.`, 'List the pages.')
  return page
}

async function findingsOf(place: Place, page?: string): Promise<readonly object[]> {
  const tree = await readSite(place)
  const { findings } = await checkSite(tree)
  if (page === undefined) return findings
  return findings.filter(({ file }) => file === inPages(tree, page))
}

/** The page as a picture is to show it. */
async function textOf(place: Place, folder: string, asked: Wish): Promise<string> {
  if (asked.document === undefined && asked.patch === undefined) {
    return pageThere(folder, asked.path).text
  }
  const { sound, text, findings } = await propose(place, asked)
  if (sound) return text
  throw new Refusal(
    'The page would have errors, so it cannot be shown.',
    'Mend what is listed.',
    told({ findings }),
  )
}

/** A tool's handler: its value as JSON, a picture as one, a refusal as sentences. */
function answer<T>(
  handle: (asked: T) => Promise<object | Buffer>,
): (asked: T) => Promise<CallToolResult> {
  return async (asked) => {
    try {
      const value = await handle(asked)
      if (Buffer.isBuffer(value))
        return {
          content: [{ type: 'image', data: value.toString('base64'), mimeType: 'image/jpeg' }],
        }
      return { content: [{ type: 'text', text: told(value) }] }
    } catch (error) {
      const details = error instanceof Refusal && error.details ? `\n${error.details}` : ''
      const text = `${error instanceof Error ? error.message : String(error)}${details}`
      return { isError: true, content: [{ type: 'text', text }] }
    }
  }
}

function told(value: object): string {
  return JSON.stringify(value, null, 2)
}
