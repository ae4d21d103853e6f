import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'

import { flags, runCommand } from '#tools/lib/command.ts'
import { pagesFolder } from '#tools/lib/read-site.ts'

import { pageServer } from './server.ts'

/**
 * `npm run mcp`: the pages for programs, over the Model Context Protocol on standard input and
 * output, until the input ends.
 */
await runCommand(async () => {
  const { pages } = flags({ pages: { type: 'string', default: 'pages' } })
  // Standard output belongs to the protocol.
  console.log = console.error
  const root = process.cwd()
  pagesFolder(root, pages)
  const { server, close } = pageServer({ root, pagesDir: pages })
  const ended = new Promise((done) => process.stdin.once('end', done).once('close', done))
  await server.connect(new StdioServerTransport())
  console.error(`The pages in ${pages} are open to programs. They end with standard input.`)
  await ended
  await close()
})
