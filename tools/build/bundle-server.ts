import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

/** The rendering floor as one module, with every block's component and CSS in it. */
export type ServerBundle = typeof import('#render/entry-server.ts')

/** Bundles the renderer into the cache folder and loads it. `NODE_ENV` must be `production` by then. */
export async function bundleServer(root: string, cacheDir: string): Promise<ServerBundle> {
  const outDir = join(cacheDir, `server-${process.pid}`)
  await build({
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      minify: false,
      cssMinify: true,
      rolldownOptions: {
        input: join(root, 'src/render/entry-server.ts'),
        // One file, because it is deleted once it is loaded.
        output: { entryFileNames: 'entry.js', codeSplitting: false },
      },
    },
  })
  const bundle = (await import(pathToFileURL(join(outDir, 'entry.js')).href)) as ServerBundle
  rmSync(outDir, { recursive: true })
  return bundle
}
