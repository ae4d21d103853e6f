import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

/** A house whose renderer is one block, which is all it takes to fail. */
const root = scratchFolder({
  'package.json': '{ "type": "module", "imports": { "#kit/*": "./src/kit/*" } }',
  'pages/site.json': '{}',
  'src/render/entry-server.ts': "import '../../blocks/a/A.tsx'\n",
  'blocks/a/A.tsx': '',
})
mkdirSync(join(root, 'src/kit'))
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
const server = await startDevServer({ root, pagesDir: 'pages', port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

async function problem(): Promise<string> {
  const page = await fetch(server.url, { headers: { accept: 'text/html' } })
  const [, notes = ''] = /data-notes>(.*?)<\/script>/s.exec(await page.text()) ?? []
  return (JSON.parse(notes) as { problems: string[] }).problems.join('\n')
}

test.each([
  [
    "import './a.module.css'",
    /^blocks\/a\/A\.tsx:2:8\nThere is no “\.\/a\.module\.css” to import\./,
  ],
  [
    'import "#kit/Nothing.tsx"',
    /^blocks\/a\/A\.tsx:2:8\nThere is no “#kit\/Nothing\.tsx” to import\./,
  ],
  ["import 'no-package'", /^blocks\/a\/A\.tsx:2:8\nThere is no “no-package” to import\./],
  // Vitest takes source maps for itself, so the line is that of the compiled file.
  [
    "throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })",
    /^The disk is full\. Make room and try again\.$/,
  ],
  ['export const a = nothing.at', /^blocks\/a\/A\.tsx:\d+:\d+\nnothing is not defined/],
])('%s is told with its place or with what to do', async (line, said) => {
  writeIn(root, 'blocks/a/A.tsx', `\n${line}\n`)
  await vi.waitFor(async () => expect(await problem()).toMatch(said), {
    timeout: 15_000,
    interval: 100,
  })
})
