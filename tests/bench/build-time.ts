import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Row } from './row.ts'

/** One cold build of the whole process: no output and no cache from before. */
export function benchBuild(variant: string, pagesDir: string): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const cache of ['media', 'fonts'])
    rmSync(`.cache/${cache}`, { recursive: true, force: true })
  const start = performance.now()
  const { status, stderr } = spawnSync(
    'npx',
    ['tsx', 'tools/build/main.ts', '--pages', pagesDir, '--variant', variant, '--out', folder],
    { encoding: 'utf8' },
  )
  const seconds = (performance.now() - start) / 1000
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`The build failed: ${stderr}`)
  return [
    {
      measure: `${variant}: cold build, whole process`,
      value: Number(seconds.toFixed(1)),
      unit: 's',
      bound: 10,
      ok: seconds < 10,
    },
  ]
}
