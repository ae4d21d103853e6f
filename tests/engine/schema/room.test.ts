import { expect, test } from 'vitest'

import { validateLocations, validatePage } from '#schema/validators.js'
import { model } from '#tests/contract/test-site.ts'
import { marquee, poster } from '#tests/engine/site.ts'

const many = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index))

const [shop] = Object.values(model.locations)
const ids = many(90, (index) => `shop-${index}`)

test('a chain has room for all its shops, on one card, and for the holidays of each', () => {
  const card = { type: 'location-card', id: 'shops', heading: ['Ninety doors'], locations: ids }
  const streets = [{ image: 'media/street.svg', roofs: [0.1, 0.1] }]
  const page = { route: '/', title: 'Home', description: 'A chain with ninety doors.' }
  const blocks = [{ ...card, streets, streetLabel: 'A street' }]
  expect([validatePage({ ...page, blocks }), validatePage.errors]).toEqual([true, null])
  const special = many(1500, (index) => ({
    date: '2026-12-24',
    label: `Day ${index}`,
    only: index === 0 ? ids : [ids[index % ids.length]],
  }))
  const locations = Object.fromEntries(ids.map((id) => [id, shop]))
  expect([validateLocations({ locations, special }), validateLocations.errors]).toEqual([
    true,
    null,
  ])
})

test('a page has room for hundreds of blocks, and a part of the menu for a hundred items of it', () => {
  const only = many(150, (index) => `item-${index}`)
  const drinks = { type: 'menu-section', id: 'drinks', section: 'drinks', only }
  const page = { route: '/', title: 'Home', description: 'A page with hundreds of blocks.' }
  const blocks = [poster, drinks, ...many(480, (index) => ({ ...marquee, id: `news-${index}` }))]
  expect([validatePage({ ...page, blocks }), validatePage.errors]).toEqual([true, null])
})
