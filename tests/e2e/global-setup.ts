import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { servePreview } from '#tools/preview/serve-preview.ts'

import { variants } from './sites.ts'

/**
 * Builds the site once for each variant, as `npm run build` does, and serves every build as a host
 * would. Tests learn the addresses from the environment; see `sites.ts`.
 */
export default async function setUp() {
  const stops: (() => Promise<void>)[] = []
  for (const { variant, variable } of Object.values(variants)) {
    const outDir = `.cache/e2e/${variant}`
    await build(variant, outDir)
    const server = await servePreview(outDir, { port: 0 })
    process.env[variable] = server.url
    stops.push(() => server.close())
  }
  return async () => {
    for (const stop of stops) await stop()
  }
}

async function build(variant: string, outDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'tools/build/main.ts', '--variant', variant, '--out', outDir]
  try {
    await promisify(execFile)(process.execPath, args)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The ${variant} site does not build.\n${stdout}${stderr}`, { cause: error })
  }
}
