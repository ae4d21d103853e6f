/**
 * The pages for programs, over the Model Context Protocol.
 *
 * A program reads pages, facts and blocks, proposes a change, sees what it would come to in words,
 * findings and a picture, and writes it. What would have errors is not written, nor what somebody else
 * changed in between. What the person would be told is what the program is told.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { z } from 'zod'

import { checkSite } from '#engine/check.ts'
import { nearest } from '#engine/nearest.ts'
import { blockAliases, blockSchemas } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { selfContained } from './block-schema.ts'
import { listMedia } from './media-list.ts'
import { mustBe, pageThere, pathOf } from './page-files.ts'
import { listPages } from './page-list.ts'
import { from } from './part-of-list.ts'
import { type Wish, propose } from './propose.ts'
import { readPart } from './read-part.ts'
import { photographer } from './screenshot.ts'
import { toldFindings } from './told-findings.ts'
import { told, tool, toolServer } from './tool.ts'
import { removePage, writeWish } from './write.ts'

const value = z.unknown()
const pointer = z
  .string()
  .describe('A JSON Pointer; in a list, #id means the item with that id: /blocks/#hero/title.')
const step = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace', 'test']), path: pointer, value }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
  z.strictObject({ op: z.enum(['move', 'copy']), from: pointer, path: pointer }),
])
const reads = { readOnlyHint: true, openWorldHint: false }

const instructions = `Pages are JSON documents of typed blocks. List pages, blocks and media, read a block's schema and example before you use it, propose_edit to see the findings and the change in words, look at a screenshot, then write_page. A page with errors is never written. Shared documents are not pages, but the same tools read and write them: the phone number and other facts in site.json, menu, locations and links in content/, header, menu overlay and footer in SET/chrome.json; list_pages names all of them.`

/** The server of a pages folder, not yet connected; `close` answers what was asked, and stops the browser. */
export function pageServer(place: SiteLocation): { server: Server; close(): Promise<void> } {
  const folder = resolve(place.root, place.pagesDir)
  const camera = photographer(place)
  const path = z
    .string()
    .transform((named) => pathOf(place, named))
    .describe(
      'The page inside the pages folder, as list_pages names it: SET/NAME.json. Or another document that it names: site.json.',
    )
  const wish = {
    path,
    hash: z
      .string()
      .optional()
      .describe('The hash from read_page or list_pages. Leave it out to create a page.'),
    document: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The whole page, or use patch.'),
    patch: z
      .array(step)
      .max(500)
      .optional()
      .describe('JSON Patch steps to apply to the current page.'),
  }
  const tools = [
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
        return { type, schema: selfContained(type), example: exampleOf(place.root, type) }
      },
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
        const page = pageThere(folder, asked.path)
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
        if (asked.path !== undefined) pageThere(folder, asked.path)
        return findingsOf(place, asked.path, asked.from)
      },
    ),
    tool(
      {
        name: 'propose_edit',
        description:
          'What a change would do: in words and in lines, with findings, and whether it may be written. Writes nothing.',
        takes: wish,
        hints: reads,
      },
      async (asked) => {
        const { sound, diff, findings, lines } = await propose(place, asked)
        return { sound, diff, ...toldFindings(findings), lines: shortened(lines) }
      },
    ),
    tool(
      {
        name: 'screenshot',
        description:
          'A picture of a page as it would be after a change, or as it is if none is given; a draft as if it were live. It shows 1500 pixels of its height, which is given with it. The site may have warnings, but no errors.',
        takes: {
          ...wish,
          screen: z.enum(['phones', 'desktops']).default('desktops'),
          block: z.string().optional().describe('The id of one block, to see only that.'),
          from: z
            .number()
            .int()
            .min(0)
            .default(0)
            .describe('How far down the page or block to begin, in pixels.'),
          at: z
            .string()
            .optional()
            .describe('The day it shows, for blocks that come and go: 2026-12-24.'),
        },
        hints: reads,
      },
      async ({ screen, block, at, from, ...asked }, signal) => {
        if (documentKind(asked.path) !== 'Page')
          throw new Refusal(
            `${asked.path} is not a page.`,
            'Take a picture of a page that shows it.',
          )
        const text = await textOf(place, folder, asked)
        return camera.take({ path: asked.path, text, screen, block, at, from }, signal)
      },
    ),
    tool(
      {
        name: 'write_page',
        description:
          'Writes a change and describes it in words. Refused if this or another page would have errors, or if the page has changed since it was read.',
        takes: wish,
        hints: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
      },
      (asked) => writeWish(place, asked),
    ),
    tool(
      {
        name: 'delete_page',
        description:
          'Deletes a page. Refused if something would be wrong without it, such as links to it, or if it has changed since it was read.',
        takes: { path, hash: z.string().describe('The hash from read_page or list_pages.') },
        hints: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
      },
      (asked) => removePage(place, asked),
    ),
  ]
  const { server, answered } = toolServer(tools, instructions)
  return {
    server,
    async close() {
      await answered()
      await server.close()
      await camera.close()
    },
  }
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

async function findingsOf(place: SiteLocation, page?: string, from = 0): Promise<object> {
  const tree = await readSite(place)
  const { findings } = await checkSite(tree)
  const file = page === undefined ? undefined : inPages(tree, page)
  return toldFindings(
    findings.filter((one) => file === undefined || one.file === file),
    from,
  )
}

/** As many characters of a comparison as anybody reads. */
const MOST_OF_LINES = 20_000

function shortened(lines: string): string {
  const left = lines.length - MOST_OF_LINES
  return left > 0
    ? `${lines.slice(0, MOST_OF_LINES)}\n[${left} more characters are left out.]`
    : lines
}

/** The page as a picture is to show it. */
async function textOf(place: SiteLocation, folder: string, asked: Wish): Promise<string> {
  if (asked.document === undefined && asked.patch === undefined) {
    const page = pageThere(folder, asked.path)
    if (asked.hash !== undefined) mustBe(asked.path, page, asked.hash)
    return page.text
  }
  const { sound, text, findings } = await propose(place, asked)
  if (sound) return text
  throw new Refusal(
    'The page would have errors, so it cannot be shown.',
    'Fix what is listed.',
    told(toldFindings(findings)),
  )
}
