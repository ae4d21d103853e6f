import { type ServerResponse, createServer as createHttpServer } from 'node:http'
import { resolve, sep } from 'node:path'

import { type ViteDevServer, createServer } from 'vite'

import { Refusal } from '#tools/lib/command/command.ts'
import { isLoopback } from '#tools/studio/http/guards.ts'
import { createStudio } from '#tools/studio/studio.ts'
import { houseConfig } from '#tools/vite/house-config.ts'

import { addressesOf } from './addresses.ts'
import { followFiles } from './follow-files.ts'
import { refusalOf, viteRefusalOf } from './foreign-requests.ts'
import { madeFiles } from './made-files.ts'
import { tellMissed } from './missed-changes.ts'
import { pageHandler } from './page-handler.ts'
import { rendererOf } from './renderer.ts'
import { alonePolicy } from './serve-file.ts'
import { viteLogger } from './vite-logger.ts'

export interface DevServerOptions {
  readonly root: string
  readonly pagesDir: string
  readonly variant?: string | undefined
  /** The moment that pages show, as `momentFlag` reads it; left out, the present. */
  readonly at?: string | undefined
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
}

interface DevServer {
  readonly url: string
  /** Where other machines find it. */
  readonly others: readonly string[]
  /** Where the Studio is; null where other machines can reach the server. */
  readonly studio: string | null
  close(): Promise<void>
}

/**
 * The dev server: Vite for source files, our renderer for pages. It needs no restart for anything
 * in pages/, blocks/ or schema/; what is open in a browser follows each change.
 *
 * @throws {Refusal} if nothing can listen there.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, port, host } = options
  const pages = resolve(root, options.pagesDir)
  const http = createHttpServer()
  const { logger, limit } = viteLogger()
  const vite = await createServer({
    ...houseConfig(root),
    // Where packages are installed, only who installed them may write.
    cacheDir: resolve(root, '.cache/vite'),
    customLogger: logger,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      cors: false,
      watch: { ignored: [isNoSource(root, pages)] },
    },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  })
  const sources = ['blocks', 'schema', 'src'].map((name) => resolve(root, name))
  const stopLooking = await tellMissed(vite.watcher, root, [pages, ...sources], limit)
  const followed = followFiles(vite, root, pages)
  const renderer = await rendererOf(vite)
  const made = madeFiles()
  const handle = pageHandler({
    renderer: renderer.load,
    compile: (file) => vite.environments.client.transformRequest(file),
    options,
    changes: followed.changes,
    made,
  })
  const studio = createStudio({
    root,
    pagesDir: options.pagesDir,
    host,
    made,
    checker: async () => (await renderer.loadCheck()).checkSite,
  })
  http.on('request', (request, response) => {
    if (studio.handle(request, response)) return
    const refusal = refusalOf(request, host)
    if (refusal !== undefined) return refuse(response, refusal)
    handle(request, response, () => {
      const refusal = viteRefusalOf(request, host)
      if (refusal !== undefined) return refuse(response, refusal)
      // A source that is opened by itself, as a drawing or a document may be, is none of the site's.
      response.setHeader('content-security-policy', alonePolicy)
      vite.middlewares(request, response, () => handle.notFound(request, response))
    })
  })
  vite.watcher.on('all', (_, path) => studio.fileChanged(path))
  const close = async (): Promise<void> => {
    stopLooking()
    followed.stop()
    studio.close()
    await renderer.close()
    await packagesBundled(vite)
    await vite.close()
    http.closeAllConnections()
    await new Promise((done) => http.close(done))
  }
  const actual = await listen(http, port, host).catch(async (error: Error) => {
    await close()
    throw new Refusal(
      `Nothing can listen at ${host}, port ${port}: ${error.message}.`,
      'Name another --port, or as --host an address of this computer.',
    )
  })
  const [name, ...others] = addressesOf(host)
  const url = `http://${name}:${actual}/`
  return {
    url,
    others: others.map((other) => `http://${other}:${actual}/`),
    studio: isLoopback(host) ? `${url}studio/` : null,
    close,
  }
}

function refuse(response: ServerResponse, message: string): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
}

/**
 * Vite bundles packages while it starts, and writes them though it was closed meanwhile (8.3): into a
 * folder that whoever closed it may have taken away.
 */
async function packagesBundled(vite: ViteDevServer): Promise<void> {
  const { depsOptimizer } = vite.environments.client
  await depsOptimizer?.scanProcessing
  for (const { processing } of Object.values(depsOptimizer?.metadata.discovered ?? {}))
    await processing
}

/** What nothing shown is made from: a watcher takes its time for every file. */
const noSource = ['.cache', '.github', '.studio', 'dist', 'tests', 'tools']

/** Whether a path is in one of these folders; pages are a source, wherever their folder is. */
function isNoSource(root: string, pages: string): (path: string) => boolean {
  const folders = noSource.map((name) => resolve(root, name) + sep)
  return (path) => {
    const full = `${resolve(path)}${sep}`
    return !full.startsWith(pages + sep) && folders.some((folder) => full.startsWith(folder))
  }
}

async function listen(
  http: ReturnType<typeof createHttpServer>,
  port: number,
  host: string,
): Promise<number> {
  const free = await new Promise<boolean>((done, fail) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    )
    http.listen(port, host, () => done(true))
  })
  if (!free) return listen(http, port === 0 ? 0 : port + 1, host)
  const address = http.address()
  return typeof address === 'object' && address ? address.port : port
}
