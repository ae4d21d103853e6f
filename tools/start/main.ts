import { runCommand } from '#tools/lib/command/command.ts'
import { studioIsOff } from '#tools/studio/http/guards.ts'

import { askAhead } from './ask-ahead.ts'
import { startDevServer } from './dev-server.ts'
import { openBrowser } from './open-browser.ts'
import { startFlags } from './start-flags.ts'

/** `npm start`: the site with live JSON and the Studio, at addresses it prints. */
await runCommand(async () => {
  const options = await startFlags()
  const server = await startDevServer(options)
  console.log(
    [
      `The site is at ${[server.url, ...server.others].join(' and ')}`,
      server.studio ? `The Studio is at ${server.studio}` : studioIsOff(options.host).join(' '),
      `Edit a file in ${options.pagesDir}/ or blocks/ and the page follows. Ctrl+C stops it.`,
    ].join('\n'),
  )
  openBrowser(server.url)
  askAhead(server.url, 0)
  // On a fresh machine the editor is built first; the site's page has the machine to itself till then.
  if (server.studio) askAhead(server.studio, 4000)
})
