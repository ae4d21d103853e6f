import { readFileSync, readdirSync } from 'node:fs'

import type { FontMetrics } from '#engine/fit.ts'
import type { MediaFile } from '#engine/site/media.ts'
import { siteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { siteView } from '#render/site-view.ts'

const documents = new Map<string, unknown>()
for (const path of readdirSync('pages', { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.json'))
    documents.set(path.replaceAll('\\', '/'), JSON.parse(readFileSync(`pages/${path}`, 'utf8')))
}

/** The real site, without its pictures: every media file is a drawing of 400 by 300. */
export const model = siteModel(documents)

export const media = new Proxy<Record<string, MediaFile>>(
  {},
  {
    get: (_, src): MediaFile => ({
      src: String(src),
      url: `/${String(src)}`,
      width: 400,
      height: 300,
      kind: 'vector',
      type: 'image/svg+xml',
      bytes: 1,
    }),
  },
)

const table = routeTable(model)
const page = table[0]
if (!page) throw new Error('The site has no page. The contract needs one to stand on.')

/** A display font of one letter. */
export const metrics: FontMetrics = {
  unitsPerEm: 1000,
  samples: [50, 150],
  advances: { A: [300, 700] },
  kerning: {},
  capHeight: 675,
}

/** What blocks under test may ask of their site. */
export const view = siteView({
  model,
  table,
  page,
  media,
  live: model.site.variant,
  metrics,
  year: 2026,
})
