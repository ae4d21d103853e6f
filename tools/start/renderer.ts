import {
  type EnvironmentOptions,
  type ViteDevServer,
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
} from 'vite'

import { inTurn } from './in-turn.ts'

export type Renderer = typeof import('#render/entry-server.ts')

/** Where the renderer runs. Vite is not to load it again by itself: it does so between our steps, and logs stacks. */
export const rendererEnvironment: EnvironmentOptions = {
  dev: {
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
  },
}

/**
 * What gives the rendering floor of the source files as they are after the last of `changes`.
 *
 * @throws {Error} if a source file cannot be compiled; the next call tries again.
 */
export function rendererOf(vite: ViteDevServer, changes: () => number): () => Promise<Renderer> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run source files here.')
  const { runner, moduleGraph } = ssr
  return inTurn(changes, {
    load: async () => (await runner.import('/src/render/entry-server.ts')) as Renderer,
    forget() {
      for (const module of moduleGraph.idToModuleMap.values()) moduleGraph.invalidateModule(module)
    },
  })
}
