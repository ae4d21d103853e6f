/** What several tools take. */
import { z } from 'zod'

import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { pathOf } from './page-files.ts'

export const pointer = z
  .string()
  .describe('A JSON Pointer; in a list, #id means the item with that id: /blocks/#hero/title.')

const value = z.unknown()
const step = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace', 'test']), path: pointer, value }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
  z.strictObject({ op: z.enum(['move', 'copy']), from: pointer, path: pointer }),
])

/** The document that is meant, as `pathOf` reads it. */
export function pathIn(place: SiteLocation) {
  return z
    .string()
    .transform((named) => pathOf(place, named))
    .describe(
      'The page inside the pages folder, as list_pages names it: SET/NAME.json. Or another document that it names: site.json.',
    )
}

/** A change that is wished for. */
export function wishIn(place: SiteLocation) {
  return {
    path: pathIn(place),
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
}

/** Of a tool that changes nothing. */
export const reads = { readOnlyHint: true, openWorldHint: false }

/** Of a tool that writes files. */
export const writes = { readOnlyHint: false, destructiveHint: true, openWorldHint: false }
