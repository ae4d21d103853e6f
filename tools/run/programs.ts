import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

import { rolldown } from 'rolldown'

import { keptBuild } from '#tools/lib/kept-build.ts'
import { sourceKey } from '#tools/lib/source-key.ts'

/** The commands that start from a bundle, by what `npm run` calls them: those that need no Vite. */
export const programs = {
  diff: 'tools/diff/main.ts',
  merge: 'tools/merge/main.ts',
  'merge-driver': 'tools/merge/install.ts',
  migrate: 'tools/migrate/main.ts',
  'move-page': 'tools/move-page/main.ts',
  'new-page': 'tools/new-page/main.ts',
  parity: 'tools/parity/main.ts',
  'rename-block': 'tools/rename-block/main.ts',
  'rename-setting': 'tools/rename-setting/main.ts',
  rules: 'tools/rules/main.ts',
  schedule: 'tools/schedule/main.ts',
  usages: 'tools/usages/main.ts',
  validate: 'tools/validate/main.ts',
} as const

/** What decides with the sources what a bundle is. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Bundles the commands of the house at `root`, if that is not done yet for its sources as they are,
 * and notes for `main.cjs` where they are and which files they were made of: path, time of the last
 * change in milliseconds, size in bytes. Packages are not in it; they are found in the house.
 */
export async function keepPrograms(root: string): Promise<void> {
  const key = (): string => sourceKey(root, ['tools'])
  const folder = await keptBuild(join(root, '.cache/programs'), key, (dir) => bundle(root, dir))
  const inputs = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8')) as string[]
  const files = inputs.map((path) => {
    const { mtimeMs, size } = statSync(join(root, path))
    return [path, mtimeMs, size] as const
  })
  // A file that changed since it was bundled must not be noted as it is now.
  if (!folder.endsWith(key())) return keepPrograms(root)
  const note = join(root, '.cache/programs.json')
  writeFileSync(`${note}.${process.pid}`, JSON.stringify({ folder: relative(root, folder), files }))
  renameSync(`${note}.${process.pid}`, note)
}

async function bundle(root: string, dir: string): Promise<void> {
  const made = await rolldown({
    input: programs,
    cwd: root,
    platform: 'node',
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    plugins: [parsedJson],
  })
  const { output } = await made.write({
    dir,
    format: 'cjs',
    // Of code that is kept compiled, Node 20 forgets how it imports.
    dynamicImportInCjs: false,
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  })
  await made.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const sources = modules.filter(isAbsolute).map((id) => relative(root, id))
  writeFileSync(join(dir, 'inputs.json'), JSON.stringify([...settings, ...new Set(sources)]))
}

/** JSON is parsed as JSON, as Vite bundles it too: a quarter of the time of the same as script. */
const parsedJson = {
  name: 'parsed-json',
  transform: (code: string, id: string) =>
    id.endsWith('.json')
      ? {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))})`,
          moduleType: 'js' as const,
        }
      : undefined,
}
