import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { median } from './median.ts'
import type { Row } from './row.ts'
import { validateIn } from './validate/programs.ts'

/** Runs of the validator; of builds only the first is cold. */
const ROUNDS = 5

/**
 * What building and validating all sets costs, as whole processes. The builds are cold: no output,
 * no bundles, no cut fonts, no picture variants from before; the second has what the first made.
 * Pictures for shared links are there already, since they are kept by content and no change of a
 * page makes them all anew.
 */
export function benchSite(variants: readonly string[], pagesDir: string): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const build = (variant: string): number =>
    seconds([
      '--import',
      'tsx',
      'tools/build/main.ts',
      '--pages',
      pagesDir,
      '--variant',
      variant,
      '--out',
      join(folder, variant),
    ])
  try {
    for (const variant of variants) build(variant)
    rmSync(folder, { recursive: true })
    for (const cache of ['media', 'fonts', 'renderer', 'islands'])
      rmSync(`.cache/${cache}`, { recursive: true, force: true })
    const builds = variants.map((variant) => ({ variant, value: build(variant) }))
    const together = builds.reduce((sum, { value }) => sum + value, 0)
    const validate = median(
      Array.from({ length: ROUNDS }, () =>
        seconds([...validateIn(process.cwd()), '--pages', pagesDir]),
      ),
    )
    return [
      ...builds.map(({ variant, value }) => ({
        measure: `${variant}: build`,
        value: Number(value.toFixed(1)),
        unit: 's',
      })),
      bounded('all sets: cold build, one after the other', together, 10),
      bounded('all sets: validate', validate, 1),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function bounded(measure: string, value: number, bound: number): Row {
  return { measure, value: Number(value.toFixed(2)), unit: 's', bound, ok: value < bound }
}

function seconds(args: readonly string[]): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args[0]} failed: ${(stdout + stderr).slice(-2000)}`)
  return (performance.now() - start) / 1000
}
