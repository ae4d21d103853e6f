import { expect, test } from 'vitest'

import { type SiteModel, siteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { renderPage } from '#render/render-page.tsx'
import type { Block } from '#schema/types.ts'
import { media, metrics, model } from '#tests/contract/test-site.ts'

const assets = {
  media,
  fonts: { css: '', preload: [], metrics, families: {} },
  islands: { runtime: '/react.js', scripts: {} },
  script: () => '/page.js',
  head: '',
}

const edge = (id: string, more: object = {}): Block =>
  ({ type: 'edge', id, image: 'media/edges/drip.svg', field: 'tomato', ...more }) as Block

/** The ids of the blocks that a shared page shows with `live` as the live set. */
function shown(live: string, blocks: Block[], layout?: 'bare'): string[] {
  const page = {
    route: '/rules',
    title: 'Rules',
    description: 'What holds for everybody here.',
    blocks,
    ...(layout ? { layout } : {}),
  }
  const site: SiteModel = {
    ...model,
    pages: siteModel(
      new Map<string, unknown>([
        ['site.json', model.site],
        ['shared/rules.json', page],
      ]),
    ).pages,
  }
  const table = routeTable(site, live)
  const [served] = table
  if (!served) throw new Error('The page is not served.')
  const { html } = renderPage({ model: site, table, page: served, live, assets, year: 2026 })
  return [...html.matchAll(/<div class="block" id="([^"]+)"/g)].map(([, id]) => id ?? '')
}

const blocks = [
  edge('everywhere'),
  edge('above', { layout: 'header' }),
  edge('beside', { layout: 'sidebar' }),
  edge('nowhere', { layout: 'header', hidden: true }),
]

test('a block of a shared page that names a layout shows only where the page wears it', () => {
  expect(shown('multi-location', blocks)).toEqual(['everywhere', 'above'])
  expect(shown('single-counter', blocks)).toEqual(['everywhere', 'beside'])
})

test('a layout that the page names counts before that of the set', () => {
  expect(shown('multi-location', blocks, 'bare')).toEqual(['everywhere'])
})
