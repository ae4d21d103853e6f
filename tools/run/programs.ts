import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

import { type Plugin, rolldown } from 'rolldown'

import { keptBuild } from '#tools/lib/kept/kept-build.ts'
import { sourceKey } from '#tools/lib/kept/source-key.ts'

import programs from './programs.json' with { type: 'json' }

/** The commands that start from a bundle, as `npm run` calls them: those that need no Vite. */
export type ProgramName = keyof typeof programs

/** What decides with the sources what a bundle is. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** What a bundle is made of, by path in the house, and the names of its files. */
interface Made {
  readonly sources: readonly string[]
  readonly outputs: readonly string[]
}

/**
 * Bundles the commands of the house at `root`, if that is not done yet for its sources as they are,
 * and notes for `main.cjs` where they are and which files that holds for: those they were made of and
 * their own, with the time of the last change in milliseconds and the size in bytes. Packages are not
 * in a bundle; they are found in the house.
 *
 * @throws {Error} where a source is no program, or the disk takes no file.
 */
export async function keepPrograms(root: string): Promise<void> {
  const key = (): string => sourceKey(root, ['tools'])
  const kept = await keptBuild(join(root, '.cache/programs'), key, (dir) => bundle(root, dir))
  const folder = relative(root, kept)
  const { sources, outputs } = madeIn(kept)
  const own = outputs.map((name) => `${folder}/${name}`)
  const files = [...settings, ...sources, ...own].map((path) => {
    const { ctimeMs, size } = statSync(join(root, path))
    return [path, ctimeMs, size] as const
  })
  // A file that changed since it was bundled must not be noted as it is now.
  if (!folder.endsWith(key())) return keepPrograms(root)
  const note = join(root, '.cache/programs.json')
  const part = `${note}.${process.pid}`
  writeFileSync(part, JSON.stringify({ folder, files }))
  renameSync(part, note)
}

function madeIn(folder: string): Made {
  return JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Made
}

async function bundle(root: string, dir: string): Promise<void> {
  const seen = new Set<string>()
  const made = await rolldown({
    input: programs,
    cwd: root,
    platform: 'node',
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    plugins: [noting(seen), parsedJson],
    // What is not found would be left to the moment when it runs.
    onLog(level, log) {
      if (level === 'warn' && log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
    },
  })
  await made.write({
    dir,
    format: 'cjs',
    // Of code that is kept compiled, Node 20 forgets how it imports.
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  })
  await made.close()
  const sources = [...seen].filter(isAbsolute).map((id) => relative(root, id))
  const outputs = readdirSync(dir)
  writeFileSync(join(dir, 'made.json'), JSON.stringify({ sources, outputs } satisfies Made))
}

/** Every module that is read, those too of which nothing but a constant is left. */
function noting(seen: Set<string>): Plugin {
  return { name: 'noting', moduleParsed: ({ id }) => void seen.add(id) }
}

/** JSON is parsed as JSON, as Vite bundles it too: a quarter of the time of the same as script. */
const parsedJson: Plugin = {
  name: 'parsed-json',
  transform: (code, id) =>
    id.endsWith('.json')
      ? {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))})`,
          moduleType: 'js',
        }
      : undefined,
}
