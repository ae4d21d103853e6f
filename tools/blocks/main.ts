import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { blockSchemas } from '#engine/schema/schema.ts'
import { visible } from '#engine/text/visible.ts'
import { bundleServer } from '#tools/build/bundle-server.ts'
import { Refusal, flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { readSite, unreadNames } from '#tools/lib/site/read-site.ts'

import { pagesByType } from './pages-by-type.ts'
import { blockWeights } from './weights.ts'

/**
 * `npm run blocks`: every block with what it is, the pages that show it, and what it weighs; and those
 * that pages name though they have no folder. What is wrong with pages is no matter here, but exit
 * code 2 says that one cannot be read.
 */
await runCommand(async () => {
  const { pages, format } = flags({
    pages: pagesFlag,
    format: { type: 'string', default: 'text', says: 'text or json.' },
  })
  if (format !== 'text' && format !== 'json')
    throw new Refusal(`There is no format called “${format}”.`, 'Use --format text or json.')
  process.env['NODE_ENV'] = 'production'
  const root = process.cwd()
  const server = await bundleServer(root, join(root, '.cache'))
  const tree = await readSite({ root, pagesDir: pages })
  const { uses, unread } = pagesByType(tree)
  const there = [...blockSchemas].filter(([type]) => existsSync(join(root, 'blocks', type)))
  const types = there.map(([type]) => type)
  const weights = await blockWeights(root, types, server.stylesOf)
  const missing = [...uses].filter(([type]) => !types.includes(type))
  const blocks = there.map(([type, schema]) => ({
    type,
    title: schema.title ?? type,
    description: schema.description ?? '',
    pages: uses.get(type) ?? [],
    ...weights[type],
  }))
  const unknown = [...unreadNames(tree), ...unread]
  for (const file of unknown)
    console.error(`${visible(file)} cannot be read, so it was not searched.`)
  const code = unknown.length > 0 ? 2 : 0
  if (format === 'json') {
    const withoutFolder = missing.map(([type, files]) => ({ type, pages: files }))
    console.log(JSON.stringify({ version: 1, blocks, withoutFolder }, null, 2))
    return code
  }
  for (const { type, title, description, pages: files, css, script } of blocks)
    console.log(
      [
        `${type}  (${title})`,
        `  ${description}`,
        `  ${files.length === 0 ? 'On no page.' : `On ${files.join(', ')}.`}`,
        `  ${css} bytes of CSS, ${script} bytes of script.`,
        '',
      ].join('\n'),
    )
  for (const [type, files] of missing)
    console.log(visible(`${type}  (no folder)\n  On ${files.join(', ')}.\n`))
  return code
})
