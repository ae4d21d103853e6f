/**
 * The pages for programs, over the Model Context Protocol.
 *
 * A program reads pages, facts and blocks, proposes a change, sees what it would come to in words,
 * findings and a picture, and writes it. What would have errors is not written, nor what somebody else
 * changed in between. What the person would be told is what the program is told.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'

import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { changingTools } from './changing-tools.ts'
import { readingTools } from './reading-tools.ts'
import { photographer } from './screenshot.ts'
import { toolServer } from './tool.ts'

const instructions = `Pages are JSON documents of typed blocks. List pages, blocks and media, read a block's schema and example before you use it, propose_edit to see the findings and the change in words, look at a screenshot, then write_page. A page with errors is never written. Shared documents are not pages, but the same tools read and write them: the phone number and other facts in site.json, menu, locations and links in content/, header, menu overlay and footer in SET/chrome.json; list_pages names all of them, and read_schema says what each may hold.`

/** The server of a pages folder, not yet connected; `close` answers what was asked, and stops the browser. */
export function pageServer(place: SiteLocation): { server: Server; close(): Promise<void> } {
  const camera = photographer(place)
  const tools = [...readingTools(place), ...changingTools(place, camera)]
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
