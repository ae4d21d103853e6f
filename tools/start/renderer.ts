import { relative } from 'node:path'

import { type ViteDevServer, createRunnableDevEnvironment, normalizePath } from 'vite'

import { inTurn } from './in-turn.ts'

export type Renderer = typeof import('#render/entry-server.ts')

interface LiveRenderer {
  /**
   * The rendering floor of the source files as they are now, as far as the disk has told.
   *
   * @throws {Error} if a source file cannot be compiled or run; after the next change it is tried again.
   */
  load(): Promise<Renderer>
  close(): Promise<void>
}

/**
 * Runs the renderer from its source files. Of some hundred modules, which take seconds, a change takes
 * away those that it touches, and only between two loads: one that goes while others still load is
 * there twice then, and half of the blocks do not find the site that they stand in. So the renderer
 * has a place of its own; in the server's, Vite takes modules away at any time.
 */
export async function rendererOf(vite: ViteDevServer): Promise<LiveRenderer> {
  const place = createRunnableDevEnvironment('ssr', vite.config, {
    hot: false,
    runnerOptions: { hmr: false },
  })
  await place.init()
  const { moduleGraph, runner } = place
  const told = new Map<string, string>()
  const hear = (event: string, path: string): void => void told.set(normalizePath(path), event)
  vite.watcher.on('all', hear)
  let failed = false

  const forget = (): void => {
    const changes = [...told].filter(([path]) => isSource(vite.config.root, path))
    told.clear()
    // What comes or goes may be found, or missed, by any pattern of names and any import.
    if (changes.some(([, event]) => failed || event !== 'change')) moduleGraph.invalidateAll()
    else for (const [path] of changes) moduleGraph.onFileChange(path)
  }
  const load = inTurn(async () => {
    forget()
    try {
      const renderer = (await runner.import('/src/render/entry-server.ts')) as Renderer
      failed = false
      return renderer
    } catch (error) {
      failed = true
      throw error
    }
  })
  const close = async (): Promise<void> => {
    vite.watcher.off('all', hear)
    await place.close()
  }
  return { load, close }
}

function isSource(root: string, path: string): boolean {
  return /^(blocks|src|schema)\//.test(normalizePath(relative(root, path)))
}
