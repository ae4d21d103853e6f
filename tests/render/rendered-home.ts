import { siteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { type PageInput, renderPage } from '#render/render-page.tsx'
import { media, metrics, model } from '#tests/contract/test-site.ts'

const assets = {
  fonts: { css: '', preload: [], metrics, families: {} },
  islands: { runtime: '/react.js', scripts: {}, behavior: (key: string) => `/${key}.js` },
  script: () => '/page.js',
  head: '',
}

/** A hero that shows a picture, as a page of the test site has it. */
export const hero = model.pages
  .flatMap(({ page }) => page.blocks)
  .find(({ type }) => type === 'hero-image')

/** What the test site's home is rendered from, made of these blocks alone; `all` are its media. */
export function homeOf(blocks: readonly object[], all = media): PageInput {
  const page = { route: '/', title: 'Home', description: 'Where everybody begins.', blocks }
  const documents = new Map<string, unknown>([
    ['site.json', model.site],
    ['multi-location/home.json', page],
  ])
  const site = { ...model, pages: siteModel(documents).pages }
  const table = routeTable(site, 'multi-location')
  const [served] = table
  if (!served) throw new Error('The page is not served.')
  return {
    model: site,
    table,
    page: served,
    live: 'multi-location',
    assets: { ...assets, media: all },
    year: 2026,
  }
}

/** Its HTML. */
export function renderedHome(blocks: readonly object[], all = media): string {
  return renderPage(homeOf(blocks, all)).html
}
