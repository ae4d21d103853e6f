import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { editorBundles } from '#tools/studio/editor/editor-bundle.ts'

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** What the editor's first script weighs with all it imports at once, in KB, each file in brotli. */
export async function firstScript(root: string): Promise<number> {
  const { folder } = await editorBundles(root)()
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const wanted = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const files = new Set<string>()
  for (const name of wanted) {
    const { file, imports = [] } = manifest[name] ?? { file: '' }
    if (files.has(file)) continue
    files.add(file)
    wanted.push(...imports)
  }
  const bytes = [...files].map(
    (file) => brotliCompressSync(readFileSync(join(folder, file))).length,
  )
  return bytes.reduce((sum, one) => sum + one, 0) / 1024
}
