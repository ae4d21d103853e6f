import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

import { type ViteDevServer, createRunnableDevEnvironment, normalizePath } from 'vite'

import { inTurn } from './in-turn.ts'

export type Renderer = typeof import('#render/entry-server.ts')

type Check = typeof import('#engine/check.ts')

/**
 * For some milliseconds after it told of a file a watcher says nothing of it (chokidar: 50), so a
 * file that was told is read again by loads that begin so soon, and by the first one after them.
 */
const SILENT = 100

interface LiveRenderer {
  /**
   * The rendering floor of the source files as they are now, as far as the disk has told.
   *
   * @throws {Error} if a source file cannot be compiled or run; after the next change it is tried again.
   */
  load(): Promise<Renderer>
  /**
   * The check of the source files as they are now, without what draws pages: half of the modules, and
   * half of the time that the first who asks waits.
   *
   * @throws {Error} as `load` does.
   */
  loadCheck(): Promise<Check>
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
  const told = new Map<string, { event: string; at: number }>()
  const hear = (event: string, path: string): void => {
    // What came stays new, though it changed right after.
    const known = event === 'change' ? told.get(path)?.event : undefined
    told.set(path, { event: known ?? event, at: Date.now() })
  }
  vite.watcher.on('all', hear)
  /** What could not be loaded and was not loaded since. */
  const failed = new Set<string>()

  const forget = (): void => {
    const changes = [...told].filter(([path]) => isSource(vite.config.root, path))
    // What could not be loaded may have missed any file, by any import.
    if (changes.length > 0 && failed.size > 0) moduleGraph.invalidateAll()
    else for (const [path] of changes) moduleGraph.onFileChange(normalizePath(path))
    // What comes or goes is found, or missed, by patterns of names: imports that went well name a file.
    if (changes.some(([, { event }]) => event !== 'change'))
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.file && findsByName(module.file)) moduleGraph.invalidateModule(module)
    for (const [path, { at }] of told)
      if (Date.now() - at > SILENT) told.delete(path)
      else told.set(path, { event: 'change', at })
  }
  const load = inTurn(async (path: string): Promise<unknown> => {
    forget()
    try {
      const loaded: unknown = await runner.import(path)
      failed.delete(path)
      return loaded
    } catch (error) {
      failed.add(path)
      throw error
    }
  })
  const close = async (): Promise<void> => {
    vite.watcher.off('all', hear)
    await place.close()
  }
  return {
    load: async () => (await load('/src/render/entry-server.ts')) as Renderer,
    loadCheck: async () => (await load('/src/engine/check.ts')) as Check,
    close,
  }
}

/** Whether a module imports what has a name of some form. */
function findsByName(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes('import.meta.glob')
}

function isSource(root: string, path: string): boolean {
  return /^(blocks|src|schema)\//.test(normalizePath(relative(root, path)))
}
