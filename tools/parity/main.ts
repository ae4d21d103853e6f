import { checkSite } from '#engine/check.ts'
import { siteModel } from '#engine/site/model.ts'
import { parity, parityHeading } from '#engine/site/parity.ts'
import { Refusal, flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { checkedModel } from '#tools/lib/site/load-site.ts'

/** `npm run parity`: what one page set has and another lacks. It is no fault: sets differ on purpose. */
void runCommand(async () => {
  const { pages, format } = flags({
    pages: pagesFlag,
    format: { type: 'string', default: 'text', says: 'text or json.' },
  })
  if (format !== 'text' && format !== 'json')
    throw new Refusal(`There is no format called “${format}”.`, 'Use --format text or json.')
  const model = await checkedModel(
    { checkSite, siteModel },
    { root: process.cwd(), pagesDir: pages },
  )
  const sets = parity(model)
  if (format === 'json') {
    console.log(JSON.stringify({ version: 1, sets }, null, 2))
    return
  }
  const all = Object.entries(sets)
  if (all.length === 1) {
    console.log(`There is one page set, ${all[0]![0]}, and none to compare it with.`)
    return
  }
  for (const [set, { routes, blocks, links }] of all) {
    console.log(parityHeading(set, all.length))
    for (const [kind, entries] of Object.entries({ routes, blocks, links }))
      if (entries.length > 0) console.log(`  ${kind.padEnd(7)} ${entries.join(', ')}`)
    if (routes.length + blocks.length + links.length === 0) console.log('  nothing')
  }
})
