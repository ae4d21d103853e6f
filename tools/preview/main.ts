import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { flags, runCommand } from '#tools/lib/command.ts'
import { portFlag } from '#tools/lib/port-flag.ts'

import { servePreview } from './serve-preview.ts'

/** `npm run preview`: serves the built site as a static host would, until it is stopped. */
await runCommand(async () => {
  const { out, port } = flags({
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    // Every command takes it; what is served here is already built.
    pages: { type: 'string' },
  })
  const wanted = portFlag(port)
  const dir = resolve(out)
  if (!existsSync(join(dir, 'index.html'))) {
    console.error(
      `There is no built site in ${out}. Run \`npm run build${out === 'dist' ? '' : ` -- --out ${out}`}\` first.`,
    )
    return 1
  }
  const { url } = await servePreview(dir, { port: wanted })
  console.log(`Serving ${out} at ${url} until Ctrl+C.`)
  return 0
})
