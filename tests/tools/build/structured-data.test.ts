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
  const text = JSON.stringify({ route, title: 'Other', blocks })
  return graphs({ 'pages/one/other.json': text, 'pages/one/home.json': undefined }, base).map(
    ([node]) => node,
  )
}

/** What each script of structured data of the small site tells, with these files in place of its own. */
function graphs(changes: Readonly<Record<string, string | undefined>>, base = '/'): Node[][] {
  const sections = [{ id: 'snacks', name: 'Snacks', serve: 's', items: [] }]
  const { files } = site({
    'pages/content/menu.json': JSON.stringify({ vegetarianMark: 'v', sections }),
    ...changes,
  })
  const documents = [...files].map(([file, text]) => [file.slice(6), JSON.parse(text)] as const)
  const whole = siteModel(new Map<string, unknown>(documents))
  const model = { ...whole, site: { ...whole.site, base } }
  const html = routeTable(model).map((page) =>
    withStructuredData('<head></head>', page, { model, live: 'one', media: {}, now: 0 }),
  )
  return [...html.join().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph'],
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

test('a menu with two addresses is told of at its own', () => {
  const page = { route: '/menu', aliases: ['/a-menu'], title: 'Menu', blocks: [menu] }
  const urls = graphs({ 'pages/one/other.json': JSON.stringify(page) })
    .flat()
    .flatMap(({ '@type': type, url }) => (type === 'Menu' ? [url] : []))
  expect(urls).toEqual(['https://one.example/menu', 'https://one.example/menu'])
})

const shop = {
  name: 'North of {product}',
  street: '1 Main Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  hours: { days: '', times: '', spoken: '', open: [{ days: ['Mon'], from: '08:00', to: '20:00' }] },
  order: 'https://order.example/north',
  orderLabel: 'Order',
}

/** The shops that the home tells of, where these other pages stand beside it. */
function shops(others: Readonly<Record<string, object>>, base = '/'): Node[] {
  const pages = Object.entries(others).map(([name, document]): [string, string] => [
    `pages/one/${name}.json`,
    JSON.stringify({ route: `/${name}`, title: name, ...document }),
  ])
  const locations = JSON.stringify({ locations: { north: shop } })
  const [[, ...found] = []] = graphs(
    { ...Object.fromEntries(pages), 'pages/content/locations.json': locations },
    base,
  )
  return found
}
const hours = { type: 'hours-card', id: 'hours', location: 'north' }

test('each shop leads to the menu, in the words of the pages, and to where guests order', () => {
  const pages = { hours: { blocks: [hours] }, menu: { blocks: [menu] } }
  expect(shops(pages, '/shop/')).toMatchObject([
    {
      name: 'One North of One',
      menu: 'https://one.example/shop/menu',
      potentialAction: { target: 'https://order.example/north' },
    },
  ])
  expect(shops({ hours: { blocks: [hours] } })[0]).not.toHaveProperty('menu')
})

test('a shop is a kind of business that can have hours, also where the site names none', () =>
  expect(shops({ hours: { blocks: [hours] } })[0]?.['@type']).toBe('LocalBusiness'))

test('a shop that stands only on a draft, or in a hidden block, is not told of yet', () => {
  expect(shops({ hours: { blocks: [hours] } })).toHaveLength(1)
  expect(shops({ hours: { blocks: [hours], status: 'draft' } })).toEqual([])
  expect(shops({ hours: { blocks: [{ ...hours, hidden: true }] } })).toEqual([])
})

test('a shop is not told of by a block for another layout, nor by a page kept from search engines', () => {
  expect(shops({ hours: { blocks: [{ ...hours, layout: 'sidebar' }] } })).toEqual([])
  expect(shops({ hours: { blocks: [{ ...hours, layout: 'header' }] } })).toHaveLength(1)
  expect(shops({ hours: { blocks: [hours], noindex: true } })).toEqual([])
})

test('a page that leaves out a part of the menu, or an item of it, does not tell of it', () => {
  const item = { name: 'Nuts', description: '', price: 2 }
  const sections = [
    {
      id: 'snacks',
      name: 'Snacks',
      serve: 's',
      items: ['nuts', 'figs'].map((id) => ({ ...item, id })),
    },
  ]
  const kinds = (...blocks: object[]): unknown[] =>
    graphs({
      'pages/content/menu.json': JSON.stringify({ vegetarianMark: 'v', sections }),
      'pages/one/other.json': JSON.stringify({ route: '/menu', title: 'Menu', blocks }),
      'pages/one/home.json': undefined,
    }).map(([node]) => node?.['@type'])
  expect(kinds(menu)).toEqual(['Menu'])
  expect(kinds({ ...menu, layout: 'sidebar' })).toEqual([])
  expect(kinds({ ...menu, only: ['nuts'] })).toEqual([])
  const rest = { ...menu, id: 'rest', only: ['figs'] }
  expect(kinds({ ...menu, only: ['nuts'] }, rest)).toEqual(['Menu'])
})

test('a word that reads like the id of a shop or of a part of the menu tells of neither', () => {
  const said = (phrase: string) => ({ blocks: [{ ...marquee, phrase }] })
  expect(shops({ other: said('north') })).toEqual([])
  expect(told([{ ...marquee, phrase: 'snacks' }], '/menu')).toEqual([])
})

test('a shop on a page that all sets share is told of too', () => {
  const text = JSON.stringify({ route: '/hours', title: 'Hours', blocks: [hours] })
  const [[, ...found] = []] = graphs({
    'pages/shared/hours.json': text,
    'pages/content/locations.json': JSON.stringify({ locations: { north: shop } }),
  })
  expect(found).toMatchObject([{ name: 'One North of One' }])
})
