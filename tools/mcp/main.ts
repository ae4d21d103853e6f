import { flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'

import { serveAnew } from './serve-anew.ts'

/**
 * `npm run mcp`: the pages for programs, over the Model Context Protocol on standard input and
 * output, until the input ends.
 */
await runCommand(async () => {
  const { pages } = flags({ pages: pagesFlag })
  const root = process.cwd()
  pagesFolder(root, pages)
  // Standard output belongs to the protocol.
  console.error(`The pages in ${pages} are open to programs. They end with standard input.`)
  return serveAnew({ root, pagesDir: pages })
})
