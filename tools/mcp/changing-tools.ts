import { z } from 'zod'

import { documentKind } from '#engine/site/model.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { pathIn, reads, wishIn, writes } from './inputs.ts'
import { mustBe, pageThere } from './page-files.ts'
import { type Wish, propose } from './propose.ts'
import type { Photographer } from './screenshot.ts'
import { toldFindings } from './told-findings.ts'
import { type Tool, told, tool } from './tool.ts'
import { removePage, writeWish } from './write.ts'

/** What shows a program a change before it is made, and makes it. */
export function changingTools(place: SiteLocation, camera: Photographer): Tool[] {
  const path = pathIn(place)
  const wish = wishIn(place)
  return [
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
        const text = await textOf(place, asked)
        return camera.take({ path: asked.path, text, screen, block, at, from }, signal)
      },
    ),
    tool(
      {
        name: 'write_page',
        description:
          'Writes a change and describes it in words. Refused if this or another page would have errors, or if the page has changed since it was read.',
        takes: wish,
        hints: writes,
      },
      (asked) => writeWish(place, asked),
    ),
    tool(
      {
        name: 'delete_page',
        description:
          'Deletes a page. Refused if something would be wrong without it, such as links to it, or if it has changed since it was read.',
        takes: { path, hash: z.string().describe('The hash from read_page or list_pages.') },
        hints: writes,
      },
      (asked) => removePage(place, asked),
    ),
  ]
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
async function textOf(place: SiteLocation, asked: Wish): Promise<string> {
  if (asked.document === undefined && asked.patch === undefined) {
    const page = pageThere(place, asked.path)
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
