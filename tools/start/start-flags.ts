import { flags } from '#tools/lib/command/command.ts'
import { portFlag } from '#tools/lib/command/port-flag.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'

import type { DevServerOptions } from './dev-server.ts'

/**
 * What the command line of `npm start` and `npm run studio` says.
 *
 * @throws {Refusal} if there is no such pages folder, or no such port.
 */
export function startFlags(): DevServerOptions {
  const { pages, variant, at, port, host } = flags({
    pages: { type: 'string', default: 'pages' },
    variant: { type: 'string' },
    at: { type: 'string' },
    port: { type: 'string', default: '5173' },
    host: { type: 'string', default: '127.0.0.1' },
  })
  const root = process.cwd()
  pagesFolder(root, pages)
  return { root, pagesDir: pages, variant, at, port: portFlag(port), host }
}
