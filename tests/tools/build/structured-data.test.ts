import { expect, test } from 'vitest'

import { siteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { marquee, site } from '#tests/engine/site.ts'
import { withStructuredData } from '#tools/build/output-files.ts'

type Node = Readonly<Record<string, unknown>>

/** What a page of the small site with a menu of one section tells search engines of, by kind. */
function told(blocks: readonly object[], route: string): unknown[] {
  return nodes(blocks, route).map((node) => node?.['@type'])
}

/** The first node of each script of structured data. */
function nodes(blocks: readonly object[], route: string, base = '/'): (Node | undefined)[] {
  const sections = [{ id: 'snacks', name: 'Snacks', serve: 's', items: [] }]
  const { files } = site({
    'pages/one/other.json': JSON.stringify({ route, title: 'Other', blocks }),
    'pages/one/home.json': undefined,
    'pages/content/menu.json': JSON.stringify({ vegetarianMark: 'v', sections }),
  })
  const documents = [...files].map(([file, text]) => [file.slice(6), JSON.parse(text)] as const)
  const whole = siteModel(new Map<string, unknown>(documents))
  const model = { ...whole, site: { ...whole.site, base } }
  const html = routeTable(model).map((page) =>
    withStructuredData('<head></head>', page, { model, live: 'one', media: {}, now: 0 }),
  )
  return [...html.join().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph'][0],
  )
}
const menu = { type: 'menu-section', id: 'menu', section: 'snacks' }

test('the home tells of the shop, and a page with the whole menu of the menu', () => {
  expect(told([marquee], '/')).toEqual(['Organization'])
  expect(told([menu], '/menu')).toEqual(['Menu'])
  expect(told([marquee], '/menu')).toEqual([])
})

test('a home with the whole menu tells of both', () =>
  expect(told([menu], '/')).toEqual(['Organization', 'Menu']))

test('in a folder of its host the menu is at the address of its page', () => {
  const [node] = nodes([menu], '/menu', '/shop/')
  expect(node).toMatchObject({ url: 'https://one.example/shop/menu' })
})
