import { join } from 'node:path'

import { blockSchemas } from '#engine/schema/schema.ts'
import { bundleServer } from '#tools/build/bundle-server.ts'
import { Refusal, flags, runCommand } from '#tools/lib/command/command.ts'
import { checkedModel } from '#tools/lib/site/load-site.ts'

import { blockWeights } from './weights.ts'

/** `npm run blocks`: every block with what it is, the pages that show it, and what it weighs. */
await runCommand(async () => {
  const { pages, format } = flags({
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', default: 'text' },
  })
  if (format !== 'text' && format !== 'json')
    throw new Refusal(`There is no format called “${format}”.`, 'Use --format text or json.')
  process.env['NODE_ENV'] = 'production'
  const root = process.cwd()
  const server = await bundleServer(root, join(root, '.cache'))
  const model = await checkedModel(server, { root, pagesDir: pages })
  const weights = await blockWeights(root, [...blockSchemas.keys()], server.stylesOf)
  const blocks = [...blockSchemas].map(([type, schema]) => ({
    type,
    title: schema['x-title'] ?? type,
    description: schema.description ?? '',
    pages: model.pages
      .filter(({ page }) => page.blocks.some((block) => block.type === type))
      .map(({ file }) => file),
    ...weights[type],
  }))
  if (format === 'json') {
    console.log(JSON.stringify({ version: 1, blocks }, null, 2))
    return
  }
  for (const { type, title, description, pages: uses, css, script } of blocks)
    console.log(
      [
        `${type}  (${title})`,
        `  ${description}`,
        `  ${uses.length === 0 ? 'On no page.' : `On ${uses.join(', ')}.`}`,
        `  ${css} bytes of CSS, ${script} bytes of script.`,
        '',
      ].join('\n'),
    )
})
