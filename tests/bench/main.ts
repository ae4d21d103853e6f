import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { buildSite } from '#tools/build/build-site.ts'
import { flags, runCommand } from '#tools/lib/command.ts'
import { servePreview } from '#tools/preview/serve-preview.ts'

import { benchBuild } from './build-time.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchPageWeight } from './page-weight.ts'
import type { Row } from './row.ts'
import { benchValidate } from './validate/bench-validate.ts'

/**
 * `npm run bench`: every measure of the project, side by side in one run. Each home is measured
 * with its own set live. The exit code is 1 when a bound is not kept.
 */
await runCommand(async () => {
  const { pages } = flags({ pages: { type: 'string', default: 'pages' } })
  const root = process.cwd()
  const rows: Row[] = []
  for (const variant of readdirSync(pages).filter((set) =>
    existsSync(join(pages, set, 'chrome.json')),
  )) {
    rows.push(...benchBuild(variant, pages))
    const outDir = join(root, '.cache/bench', variant)
    await buildSite({ root, pagesDir: pages, outDir, variant })
    const server = await servePreview(outDir, { port: 0 })
    rows.push(...(await benchPageWeight(variant, server.url)))
    rows.push(...(await benchLighthouse(variant, server.url)))
    await server.close()
  }
  rows.push(...(await benchValidate()))
  print(rows)
  return rows.every(({ ok }) => ok !== false) ? 0 : 1
})

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ measure }) => measure.length))
  for (const { measure, value, unit, bound, ok, note } of rows) {
    const verdict = bound === undefined ? '' : `${ok ? 'kept' : 'NOT KEPT'}, bound ${bound}`
    console.log(
      `${measure.padEnd(width)}  ${String(value).padStart(8)} ${unit.padEnd(9)} ${verdict}${note ? ` (${note})` : ''}`,
    )
  }
}
