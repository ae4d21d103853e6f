import { type ViteDevServer, isRunnableDevEnvironment } from 'vite'

export type Renderer = typeof import('#render/entry-server.ts')

/** The rendering floor of the source files as they are now. */
export async function loadRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run source files here.')
  return (await ssr.runner.import('/src/render/entry-server.ts')) as Renderer
}
