import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { keptBuild } from '#tools/lib/kept/kept-build.ts'
import { sourceKey } from '#tools/lib/kept/source-key.ts'
import { Refused } from '#tools/studio/http/refused.ts'

/** The editor as files: the folder they are in, and those the page must load. */
export interface EditorBundle {
  readonly folder: string
  /** What asks for the site; it is also among the imports of the script. */
  readonly first: string
  readonly script: string
  /** What the script imports before it runs, for the browser to fetch at the same time. */
  readonly imports: readonly string[]
  readonly style: string
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/**
 * The editor of the sources as they are now; built when somebody first asks, once for all who do, and
 * anew where its files are gone since: the folder may be emptied, or be full of newer builds.
 */
export function editorBundles(root: string): () => Promise<EditorBundle> {
  const builds = new Map<string, Promise<EditorBundle>>()
  return async () => {
    const key = sourceKey(root)
    const begun = builds.get(key)
    const there = await begun
    if (there && existsSync(there.folder)) return there
    // Somebody else who found it gone may have begun already.
    const other = builds.get(key)
    if (other && other !== begun) return other
    const made = bundle(root)
    builds.set(key, made)
    // What could not be built may be a file that was half written; the next request tries again. So
    // it does where a source changed meanwhile, and the build is one of other sources.
    made.then(
      ({ folder }) => basename(folder) === key || builds.delete(key),
      () => builds.delete(key),
    )
    return made
  }
}

async function bundle(root: string): Promise<EditorBundle> {
  const all = join(root, '.cache/studio')
  const folder = await keptBuild(
    all,
    () => sourceKey(root),
    (part) => build(root, part),
  )
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const first = manifest['src/studio/server/first-site.ts']
  const entry = manifest['src/studio/main.tsx']
  const style = manifest['style.css']
  if (!first || !entry || !style)
    throw new Error('The editor was built without one of its scripts, or its styles.')
  const before = [...importedBy(entry, manifest)]
  return {
    folder,
    first: first.file,
    script: entry.file,
    imports: before.map(({ file }) => file),
    style: style.file,
  }
}

/** All that a chunk imports at once, the deepest first. */
function importedBy(chunk: Chunk, manifest: Manifest, found = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (!imported || found.has(imported)) continue
    importedBy(imported, manifest, found)
    found.add(imported)
  }
  return found
}

function build(root: string, outDir: string): Promise<void> {
  const program = fileURLToPath(new URL('./build-editor.ts', import.meta.url))
  const { VITEST: _, ...env } = process.env
  const options = { cwd: root, env: { ...env, NODE_ENV: 'production' }, maxBuffer: 1 << 24 }
  return new Promise((done, fail) => {
    const args = ['--import', 'tsx', program, root, outDir]
    execFile(process.execPath, args, options, (error, said) => {
      if (!error) return done()
      const reason = said.trim() || 'It gave no reason; run `npm run types` to look for one.'
      fail(
        new Refused(
          500,
          `The Studio can’t be built from the files in src/ and blocks/.\n${reason}`,
        ),
      )
    })
  })
}
