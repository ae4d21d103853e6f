import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { writeExtremes } from '#tests/e2e/support/extremes.ts'
import { builds, extremePages } from '#tests/e2e/support/sites.ts'
import { type Preview, servePreview } from '#tools/preview/serve-preview.ts'
import { findStandIn } from '#tools/test/find-stand-in.ts'

/**
 * Builds the site once for each variant, as `npm run build` does, and one of blocks at their
 * extremes, and serves every build as a host would. Tests learn the addresses from the environment;
 * see `sites.ts`. The first build makes the bundles; the others, at the same time, find them made.
 */
export default async function setUp() {
  await findStandIn()
  writeExtremes(extremePages)
  const sites = Object.keys(builds) as (keyof typeof builds)[]
  const servers: Preview[] = []
  for (const together of [sites.slice(0, 1), sites.slice(1)])
    servers.push(...(await Promise.all(together.map(serve))))
  return async () => {
    for (const server of servers) await server.close()
  }
}

async function serve(site: keyof typeof builds): Promise<Preview> {
  const { variant, variable } = builds[site]
  const outDir = `.cache/e2e/${site}`
  await build(variant, site === 'extremes' ? extremePages : 'pages', outDir)
  // The best compression takes ten seconds of two cores, and what it saves is for the bench to tell.
  const server = await servePreview(outDir, { port: 0, quality: 1 })
  process.env[variable] = server.url
  return server
}

async function build(variant: string, pages: string, outDir: string): Promise<void> {
  const where = ['--pages', pages, '--variant', variant, '--out', outDir]
  const args = ['--import', 'tsx', 'tools/build/main.ts', ...where]
  try {
    await promisify(execFile)(process.execPath, args)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The ${variant} site does not build.\n${stdout}${stderr}`, { cause: error })
  }
}
