import { Refusal, runCommand } from '#tools/lib/command/command.ts'
import { startDevServer } from '#tools/start/dev-server.ts'
import { openBrowser } from '#tools/start/open-browser.ts'
import { startFlags } from '#tools/start/start-flags.ts'

import { isLoopback, studioIsOff } from './http/guards.ts'

/** `npm run studio`: the same server as `npm start`, opened at the Studio. */
await runCommand(async () => {
  const options = await startFlags()
  if (!isLoopback(options.host)) {
    const [problem, remedy] = studioIsOff(options.host)
    throw new Refusal(problem, remedy)
  }
  const { studio } = await startDevServer(options)
  console.log(
    `The Studio is at ${studio}\nIt edits the files of ${options.pagesDir}/. Ctrl+C stops it.`,
  )
  openBrowser(studio ?? '')
})
