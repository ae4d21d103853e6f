import { expect, test } from 'vitest'

import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'

import { type Block, block, hero, page, said } from './said.ts'

test('what a setting belongs to is called by its own words, where it has any', () => {
  const menu = (...items: readonly object[]) => ({ sections: [{ id: 'a', name: 'Cold', items }] })
  const baron = (price: number) => ({ id: 'b', name: 'The Baron', price })
  expect(
    said(menu(baron(19)), menu({ id: 'c', name: 'Bun' }, baron(20)), 'content/menu.json'),
  ).toEqual(['Menu: “Cold”, item 1 added: “Bun”', 'Menu: “Cold”, “The Baron”, price 19 to 20'])
  const faves = (price: string) => ({
    blocks: [{ type: 'faves', id: 'f', items: [{ name: 'the Baron', price }] }],
  })
  expect(said(faves('$19'), faves('$20'))).toEqual([
    'Home: Faves “the Baron”, price “$19” to “$20”',
  ])
})

test('what goes to another list is told with what became of it on the way', () => {
  const menu = (cold: readonly object[], hot: readonly object[]) => ({
    sections: [
      { id: 'a', name: 'Cold', items: cold },
      { id: 'b', name: 'Hot', items: hot },
    ],
  })
  const baron = { id: 'b', name: 'The Baron', price: 19 }
  const bun = { id: 'c', name: 'Bun', price: 3 }
  const told = (now: object) =>
    said(menu([baron, bun], []), menu([bun], [now]), 'content/menu.json')
  const moved = [
    'Menu: “Cold”, item 1 removed, was “The Baron”',
    'Menu: “Hot”, item 1 added: “The Baron”',
  ]
  expect(told(baron)).toEqual(moved)
  expect(told({ ...baron, price: 24 })).toEqual([
    ...moved,
    'Menu: “Hot”, “The Baron”, price 19 to 24',
  ])
  // Another thing that costs more is no dearer Baron.
  expect(told({ id: 'd', name: 'The Duke', price: 24 })).toEqual([
    moved[0],
    'Menu: “Hot”, item 1 added: “The Duke”',
  ])
  // Within one list it is another: the same feast of the next year.
  const days = (...specialDays: readonly object[]) => ({ specialDays })
  const feast = (date: string) => ({ date, name: 'Thanksgiving' })
  const christmas = { date: '2026-12-25', name: 'Christmas' }
  expect(
    said(
      days(feast('2026-11-26'), christmas),
      days(christmas, feast('2027-11-25')),
      'content/locations.json',
    ),
  ).toEqual([
    'Locations: special day 1 removed, was “Thanksgiving”',
    'Locations: special day 2 added: “Thanksgiving”',
  ])
  const faves = (id: string, items: readonly object[]) => ({ type: 'faves', id, items })
  const [one, other] = [
    { name: 'Bun', price: '$3' },
    { name: 'Bun', price: '$4' },
  ]
  expect(
    said(page([faves('a', [one]), faves('b', [])]), page([faves('a', []), faves('b', [other])])),
  ).toEqual([
    'Home: Faves “a” item 1 removed, was “Bun”',
    'Home: Faves “b” item 1 added: “Bun”',
    'Home: Faves “b” “Bun”, price “$3” to “$4”',
  ])
})

test('a document that is another as a whole is told as one', () => {
  const home = page([hero], { title: 'Mitts' })
  expect(said(home, [])).toEqual(['Home: all of it “Mitts” to nothing'])
})

test('settings and choices are called as in the forms', () => {
  const menu = (price: string) => ({ sections: [{ id: 'a', items: [{ id: 'b', price }] }] })
  expect(said(menu('$7'), menu('$8'), 'content/menu.json')).toEqual([
    'Menu: section 1, item 1, price “$7” to “$8”',
  ])
  const site = (phoneE164: string) => ({ brand: { phoneE164 } })
  expect(said(site('+1'), site('+2'), 'site.json')).toEqual([
    'Site: brand, phone number to dial “+1” to “+2”',
  ])
  const shop = (orderLabel: string) => ({ locations: { noho: { orderLabel } } })
  expect(said(shop('Order'), shop('Get it'), 'content/locations.json')).toEqual([
    'Locations: locations, noho, order label “Order” to “Get it”',
  ])
  const faves = (field: string) => page([block('faves', { field })])
  expect(said(faves('ham'), faves('mayo'))).toEqual([
    'Home: Faves background colour “Ham” to “Mayo”',
  ])
  const plain = (more: Block) => page([{ ...hero, ...more }])
  const video = { webm: 'media/a.webm', mp4: 'media/b.mp4' }
  expect(said(plain({}), plain({ when: { from: '2026-12-01', on: 'phones' }, video }))).toEqual([
    'Home: Hero video shows from “2026-12-01”, screens “Phones”',
    'Home: Hero video video added: WebM file “media/a.webm”, MP4 file “media/b.mp4”',
  ])
})

test('a page is told with what it is to visitors, new or when its status changes', () => {
  const id = 'one/summer.json'
  const told = (before: unknown, after: unknown, variant = 'one') => {
    const site = { variant, archives: { three: '/v3' } }
    const [old, now] = [before, after].map(
      (page) => new Map([['site.json', site], ...(page ? [[id, page] as const] : [])]),
    ) as [Map<string, unknown>, Map<string, unknown>]
    return tell(changes(old, now), old, now).flatMap(({ sentences }) => sentences)
  }
  const live = page([], { route: '/summer' })
  const draft = { ...live, status: 'draft' }
  expect(told(undefined, live)).toEqual(['added, goes live at /summer'])
  expect(told(undefined, draft)).toEqual(['added, a draft, not on the site'])
  expect(told(undefined, live, 'two')).toEqual(['added'])
  expect(told(draft, live)).toEqual(['goes live at /summer'])
  expect(told(draft, { ...live, status: 'live' })).toEqual(['goes live at /summer'])
  expect(told(draft, live, 'two')).toEqual(['is not a draft any more'])
  expect(told(live, draft)).toEqual(['is a draft now, no longer on the site'])
})

test('what has a name that people gave it is told by that, and a list by each of its own', () => {
  const codes = { 'duplicate-menu-item': 'off', 'unwritten-description': 'warning' }
  expect(said({}, { checks: { severity: codes, suppressions: [] } }, 'site.json')).toEqual([
    'Site: what is checked added: how much a problem counts (duplicate-menu-item “Off”, unwritten-description “Warning”)',
  ])
  expect(
    said(
      { checks: { severity: {} } },
      { checks: { severity: { 'poor-alt': 'off' } } },
      'site.json',
    ),
  ).toEqual(['Site: what is checked, code “poor-alt” added: “Off”'])
  const shop = { name: 'Bushwick', street: '1 Main Street' }
  expect(
    said({ locations: {} }, { locations: { bushwick: shop } }, 'content/locations.json'),
  ).toEqual(['Locations: location “bushwick” added: “Bushwick”'])
})

test('of a long list whole parts are told, and how many more there are', () => {
  const items = Array.from({ length: 9 }, (_, index) => `a sandwich of layer ${index}`)
  expect(said(page([block('faves')]), page([block('faves', { items })]))).toEqual([
    `Home: Faves items added: ${items
      .slice(0, 4)
      .map((item) => `“${item}”`)
      .join(', ')} and 5 more`,
  ])
})
