import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { editorBundles } from '#tools/studio/editor/editor-bundle.ts'

/** What the editor's first script weighs with all it imports at once, in KB, each file in brotli. */
export async function firstScript(root: string): Promise<number> {
  const { folder, script, imports } = await editorBundles(root)()
  const bytes = [script, ...imports].map(
    (file) => brotliCompressSync(readFileSync(join(folder, file))).length,
  )
  return bytes.reduce((sum, one) => sum + one, 0) / 1000
}
