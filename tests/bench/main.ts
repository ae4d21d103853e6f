import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { buildSite } from '#tools/build/build-site.ts'
import { Refusal, flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { servePreview } from '#tools/preview/serve-preview.ts'

import { benchSite } from './build-time.ts'
import { indexablePaths } from './indexable.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLiveEdits } from './live-edits.ts'
import { benchMachine } from './machine.ts'
import { benchMainThread } from './main-thread.ts'
import { benchPageWeight } from './page-weight.ts'
import type { Row } from './row.ts'
import { serveStandIns } from './stand-ins.ts'
import { benchStudio } from './studio/bench-studio.ts'
import { benchHostile } from './validate/bench-hostile.ts'
import { benchOthers } from './validate/bench-others.ts'
import { benchScale } from './validate/bench-scale.ts'
import { benchValidate } from './validate/bench-validate.ts'

const parts = [
  'site',
  'live',
  'weight',
  'load',
  'lighthouse',
  'validate',
  'scale',
  'others',
  'studio',
]

/**
 * `npm run bench`: every measure of the project, side by side in one run, after what the machine gives
 * at that moment. Each set is measured live, at every address that search engines may keep. `--only
 * PART` measures one part, given again another, `--variant NAME` one set, `--path /menu` one page,
 * `--runs N` how often the speed. The exit code is 1 when a bound is not kept.
 */
await runCommand(async () => {
  const { pages, only, variant, path, runs } = flags({
    pages: pagesFlag,
    only: {
      type: 'string',
      multiple: true,
      says: 'Runs one part by name; repeat it for more.',
    },
    variant: { type: 'string', says: 'Measures one set.' },
    path: { type: 'string', says: 'Measures one page: /menu.' },
    runs: { type: 'string', default: '5', says: 'How often the speed is measured.' },
  })
  const unknown = only?.find((part) => !parts.includes(part))
  if (unknown !== undefined)
    throw new Refusal(`There is no part “${unknown}”.`, `The parts are ${parts.join(', ')}.`)
  if (!/^[1-9]\d*$/.test(runs))
    throw new Refusal(`“${runs}” is not a number of runs.`, 'Write a whole number: --runs 5.')
  const wanted = (part: string): boolean => only === undefined || only.includes(part)
  const sets = readdirSync(pages).filter((set) => existsSync(join(pages, set, 'chrome.json')))
  const chosen = sets.filter((set) => variant === undefined || set === variant)
  if (chosen.length === 0)
    throw new Refusal(`There is no page set “${variant}”.`, `The sets are ${sets.join(', ')}.`)
  const rows: Row[] = []
  const add = (more: readonly Row[]): void => {
    rows.push(...more)
    print(more)
  }
  add(await benchMachine())
  if (wanted('site')) add(benchSite(sets, pages))
  if (wanted('live')) add(await benchLiveEdits())
  if (['weight', 'load', 'lighthouse'].some(wanted)) {
    for (const set of chosen) {
      const outDir = join(process.cwd(), '.cache/bench', set)
      await buildSite({ root: process.cwd(), pagesDir: pages, outDir, variant: set })
      const { url, close } = await servePreview(outDir, { port: 0 })
      const all = await indexablePaths(url)
      const paths = all.filter((at) => path === undefined || at === path)
      if (wanted('weight')) add(await benchPageWeight(set, url, paths))
      if (wanted('load')) {
        // The home, unless another page is asked for: each takes a browser for every run.
        const some = paths.filter((at) => at === (path ?? '/'))
        add(await benchMainThread(set, url, some, Number(runs)))
      }
      if (wanted('lighthouse')) {
        const services = await serveStandIns(pages, outDir)
        add(await benchLighthouse(set, url, paths, Number(runs), services.flags))
        services.close()
      }
      await close()
    }
  }
  if (wanted('validate')) add([...(await benchValidate()), ...(await benchHostile())])
  if (wanted('scale')) add(await benchScale())
  if (wanted('others')) add(await benchOthers())
  if (wanted('studio')) add(await benchStudio(pages))
  const lost = rows.filter(({ ok }) => ok === false)
  console.log(
    lost.length === 0
      ? `\n${rows.length} measures, every bound kept.`
      : `\nNot kept: ${lost.map(({ measure, value }) => `${measure} (${value})`).join(', ')}.`,
  )
  return lost.length === 0 ? 0 : 1
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
