import { flags } from '#tools/lib/command.ts'

import type { DevServerOptions } from './dev-server.ts'

/** What the command line of `npm start` and `npm run studio` says. */
export function startFlags(): DevServerOptions {
  const { pages, variant, at, port, host } = flags({
    pages: { type: 'string', default: 'pages' },
    variant: { type: 'string' },
    at: { type: 'string' },
    port: { type: 'string', default: '5173' },
    host: { type: 'string', default: '127.0.0.1' },
  })
  return { root: process.cwd(), pagesDir: pages, variant, at, port: Number(port), host }
}
