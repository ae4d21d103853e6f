import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { keptBuild } from '#tools/lib/kept/kept-build.ts'
import { sourceKey } from '#tools/lib/kept/source-key.ts'
import { houseConfig } from '#tools/vite/house-config.ts'

/** The rendering floor as one module, with every block's component and CSS in it. */
export type ServerBundle = typeof import('#render/entry-server.ts')

/**
 * Bundles the renderer into the cache folder and loads it; kept there until a source changes.
 * `NODE_ENV` must be `production` by then.
 */
export async function bundleServer(root: string, cacheDir: string): Promise<ServerBundle> {
  const folder = await keptBuild(
    join(cacheDir, 'renderer'),
    () => sourceKey(root),
    async (outDir) => {
      await build({
        ...houseConfig(root),
        // What goes wrong is thrown, and told once.
        logLevel: 'silent',
        build: {
          ssr: true,
          outDir,
          minify: false,
          cssMinify: true,
          rolldownOptions: {
            input: join(root, 'src/render/entry-server.ts'),
            output: { entryFileNames: 'entry.js' },
          },
        },
      })
    },
  )
  return (await import(pathToFileURL(join(folder, 'entry.js')).href)) as ServerBundle
}
