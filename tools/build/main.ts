import { resolve } from 'node:path'

import { flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'

import { buildSite } from './build-site.ts'

/** `npm run build`: writes the site to dist/, as it is at the moment `--at` names. */
await runCommand(async () => {
  const { pages, variant, out, at } = flags({
    pages: pagesFlag,
    variant: {
      type: 'string',
      says: 'The set to build as the live one; left out, that of site.json.',
    },
    out: { type: 'string', default: 'dist', says: 'The output folder.' },
    at: {
      type: 'string',
      says: 'The time to build for: a day, a day and a time, or @SECONDS since 1970.',
    },
  })
  const start = performance.now()
  const result = await buildSite({
    root: process.cwd(),
    pagesDir: pages,
    outDir: resolve(out),
    variant,
    at,
  })
  for (const warning of result.warnings) console.warn(warning)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${result.variant}: ${result.pages} ${result.pages === 1 ? 'page' : 'pages'}, ${result.files} files in ${out}; ${result.written} written, ${result.removed} removed, ${seconds} s.`,
  )
})
