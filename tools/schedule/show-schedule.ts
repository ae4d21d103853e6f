import { checkSite } from '#engine/check.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { siteModel } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { wallClock } from '#engine/time/moment.ts'
import { type Turn, rebuilds } from '#engine/time/schedule.ts'
import { Refusal, flags } from '#tools/lib/command/command.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { checkedModel, liveSet } from '#tools/lib/site/load-site.ts'

import { type Lapse, lapses } from './lapses.ts'

/** What is due at one moment. */
interface Due {
  readonly at: number
  readonly turns: readonly Turn[]
  readonly lapses: readonly Lapse[]
}

/**
 * `npm run schedule`: when the site is to be built again because a block appears or goes, or because
 * what else it says holds no longer, the next time first. `--at` counts from another moment than the
 * present: that of the last build.
 */
export async function showSchedule(): Promise<void> {
  const { pages, variant, format, at } = flags({
    pages: pagesFlag,
    variant: { type: 'string', says: 'The set that is live; left out, that of site.json.' },
    format: { type: 'string', default: 'text', says: 'text or json.' },
    at: {
      type: 'string',
      says: 'The time to count from: a day, a day and a time, or @SECONDS since 1970.',
    },
  })
  if (format !== 'text' && format !== 'json')
    throw new Refusal(`There is no format called “${format}”.`, 'Use --format text or json.')
  const model = await checkedModel(
    { checkSite, siteModel },
    { root: process.cwd(), pagesDir: pages },
  )
  const { timeZone } = model.site
  const now = momentFlag(at, timeZone)
  const due = together(rebuilds(model, now, liveSet(model, variant)), lapses(model, now))
  if (format === 'json') {
    const [next = null, ...later] = due.map((one) => told(one, timeZone))
    const report = { version: 1, from: new Date(now).toISOString(), timeZone, next, later }
    console.log(JSON.stringify(report, null, 2))
    return
  }
  if (due.length === 0) console.log('No rebuild is due: no block appears or disappears.')
  const folder = inPages({ pagesDir: pages.replace(/\/+$/, '') }, '')
  for (const [index, { at: moment, turns, lapses: ends }] of due.entries()) {
    console.log(`${index === 0 ? 'Next rebuild' : 'Then'}: ${local(moment, timeZone)} ${timeZone}`)
    for (const turn of turns) console.log(`  ${folder}${turn.file}: ${sentence(turn)}`)
    for (const { words } of ends) console.log(`  ${words}`)
  }
}

function together(blocks: readonly Omit<Due, 'lapses'>[], ends: readonly Lapse[]): Due[] {
  const moments = new Set([...blocks, ...ends].map(({ at }) => at))
  return [...moments]
    .toSorted((a, b) => a - b)
    .map((at) => ({
      at,
      turns: blocks.find((rebuild) => rebuild.at === at)?.turns ?? [],
      lapses: ends.filter((lapse) => lapse.at === at),
    }))
}

function told({ at, turns, lapses: ends }: Due, timeZone: string): object {
  return {
    at: new Date(at).toISOString(),
    local: local(at, timeZone).replace(' ', 'T'),
    turns: turns.map((turn) => ({ ...turn, words: sentence(turn) })),
    lapses: ends.map(({ kind, words }) => ({ kind, words })),
  }
}

function local(moment: number, timeZone: string): string {
  const { date, time } = wallClock(moment, timeZone)
  return `${date} ${time}`
}

function sentence({ block: { id, type }, shows }: Turn): string {
  return `${blockSchemas.get(type)?.title ?? type} “${id}” ${shows ? 'appears' : 'disappears'}`
}
