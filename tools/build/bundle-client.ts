import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { keptBuild } from '#tools/lib/kept/kept-build.ts'
import { sourceKey } from '#tools/lib/kept/source-key.ts'
import { browserOnly } from '#tools/vite/browser-only.ts'
import { houseConfig } from '#tools/vite/house-config.ts'

import type { BuiltScript } from './page-scripts.ts'

/** The scripts of the islands: the shared React runtime and one entry for each island file. */
export interface ClientBundle {
  readonly files: readonly BuiltScript[]
  /** File name in `assets/` of each island: `/blocks/quiz/Quiz.island.tsx` → `quiz-Quiz-….js`. */
  readonly islands: Readonly<Record<string, string>>
  readonly runtime: string
  /** For each file name those of the scripts that it imports by itself. */
  readonly imports: Readonly<Record<string, readonly string[]>>
}

const runtimeFile = '/src/render/islands/hydrate.ts'

/** Bundles what may run in a visitor's browser with React; kept in the cache until a source changes. */
export async function bundleClient(root: string, cacheDir: string): Promise<ClientBundle> {
  const folder = await keptBuild(
    join(cacheDir, 'islands'),
    () => sourceKey(root),
    async (made) => writeFileSync(join(made, FILE), JSON.stringify(await bundled(root))),
  )
  return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as ClientBundle
}

const FILE = 'bundle.json'

async function bundled(root: string): Promise<ClientBundle> {
  const islands = islandFiles(root)
  const input = Object.fromEntries(
    [runtimeFile, ...islands].map((file) => [entryName(file), join(root, file)]),
  )
  const result = await build({
    ...houseConfig(root),
    // What goes wrong is thrown, and told once.
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input,
        plugins: [browserOnly()],
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  })
  if (!('output' in result))
    throw new Error('The client build gave no output. Run it again with DEBUG=1 to see why.')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const named = (file: string): string => {
    const chunk = chunks.find(({ isEntry, name }) => isEntry && name === entryName(file))
    if (!chunk)
      throw new Error(`The client build has no script for ${file}. Export a component from it.`)
    return chunk.fileName
  }
  return {
    files: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    islands: Object.fromEntries(islands.map((file) => [file, named(file)])),
    runtime: named(runtimeFile),
    imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
  }
}

/** Every island file of the blocks, as `/blocks/<type>/<Name>.island.tsx`, sorted. */
export function islandFiles(root: string): string[] {
  return readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.island.tsx'))
    .map((path) => `/blocks/${path.replaceAll('\\', '/')}`)
    .toSorted()
}

/** Folder and name, since two blocks may call their islands alike: `quiz-Quiz`. */
function entryName(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2)
  return `${folder}-${name.split('.')[0] ?? ''}`
}
