import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { Refusal, flags, runCommand } from '#tools/lib/command.ts'

import { servePreview } from './serve-preview.ts'

/** `npm run preview`: serves the built site as a static host would, until it is stopped. */
await runCommand(async () => {
  const { out, port } = flags({
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    // Every command takes it; what is served here is already built.
    pages: { type: 'string' },
  })
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) {
    throw new Refusal(
      `“${port}” is no port.`,
      'Write a number from 0 to 65535; 0 takes any free one.',
    )
  }
  const dir = resolve(out)
  if (!existsSync(join(dir, 'index.html'))) {
    console.error(
      `There is no built site in ${out}. Run \`npm run build${out === 'dist' ? '' : ` -- --out ${out}`}\` first.`,
    )
    return 1
  }
  const { url } = await servePreview(dir, { port: Number(port) })
  console.log(`Serving ${out} at ${url} until Ctrl+C.`)
  return 0
})
