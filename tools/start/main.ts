import { flags, runCommand } from '#tools/lib/command.ts'

import { startDevServer } from './dev-server.ts'
import { openBrowser } from './open-browser.ts'

/** `npm start`: the site with live JSON, at an address it prints. */
await runCommand(async () => {
  const { pages, variant, at, port, host } = flags({
    pages: { type: 'string', default: 'pages' },
    variant: { type: 'string' },
    at: { type: 'string' },
    port: { type: 'string', default: '5173' },
    host: { type: 'string', default: '127.0.0.1' },
  })
  const server = await startDevServer({
    root: process.cwd(),
    pagesDir: pages,
    variant,
    at,
    port: Number(port),
    host,
  })
  console.log(
    `The site is at ${server.url}\nEdit a file in ${pages}/ or blocks/ and the page follows. Ctrl+C stops it.`,
  )
  openBrowser(server.url)
})
