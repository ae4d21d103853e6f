import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { LocationCard } from './LocationCard.tsx'
import { type NamedShop, streetsFor } from './streets.ts'

const card = blockDrawer(LocationCard, example)

test('only the shop that is new wears the sticker, which says whose it is (J2, J5)', () => {
  expect(card().match(/alt="New[^"]*"/g)).toEqual(['alt="New: UES"'])
  expect(card({ locations: ['noho', 'pas'] })).not.toContain('alt="New')
})

test.each([
  ['en', 1],
  ['he', 2],
])(
  'the sticker hangs on the house over the shop, whichever way shops stand (%s)',
  (lang, house) => {
    const streets = [{ image: 'media/art/street.svg', roofs: [0.1, 0.2, 0.3, 0.4] }]
    const html = card({ locations: ['noho', 'ues', '14th', 'pas'], streets }, { lang })
    expect(html).toContain(`--house:${house};--roof:${(house + 1) * 10}%`)
  },
)

test('a sticker that only decorates says nothing', () => {
  const newSticker = { ...example.newSticker, alt: '' }
  expect(card({ newSticker })).not.toContain('UES"')
})

test('hours are shown as written and read aloud in full (D11, J5)', () => {
  const html = card()
  expect(html).toContain('<span aria-hidden="true">8-8 every day</span>')
  expect(html).toContain('<span class="hidden-visually">8 AM to 8 PM every day</span>')
  expect(html).toContain('<span aria-hidden="true">8-8 Mon–Fri</span>')
})

test('every shop has the same number to text, its own page to order from and its own way (J3, J4, G5)', () => {
  const html = card()
  expect(html.match(/href="sms:\+12125550142"/g)).toHaveLength(4)
  const leads = (host: string) =>
    new Set(html.match(new RegExp(`href="https://${host}[^"]+"`, 'g'))).size
  expect(leads('order\\.')).toBe(4)
  expect(leads('maps\\.')).toBe(4)
})

test('a shop without a page to order from has no such link', () => {
  const { noho } = view.locations
  if (!noho) throw new Error('The site of the tests has no shop called noho.')
  const { order: _, orderLabel: __, ...without } = noho
  const html = card({ locations: ['noho'] }, { locations: { noho: without } })
  expect(html).toContain(noho.street)
  expect(html).not.toContain('https://order.')
})

test('the street can be scrolled with the keyboard and says what it is', () => {
  expect(card()).toMatch(/role="group" aria-label="The street" tabindex="0"/)
})

test('every shop has a place where it says whether it is open', () => {
  expect(card().match(/kit-open-now-root|class="[^"]*root[^"]*"><\/p>/g)).toHaveLength(4)
})

const shops = (count: number) => Array.from({ length: count }, () => ({}) as NamedShop)
const street = (image: string, houses: number) => ({ image, roofs: Array<number>(houses).fill(0) })
const rows = (count: number, ...streets: ReturnType<typeof street>[]) =>
  streetsFor(shops(count), streets)
    .map((row) => `${row.street.image}${row.shops.length}`)
    .join(' ')

test('more shops than houses go on in the next drawing, and then in the first again', () => {
  const [a, b] = [street('a', 4), street('b', 2)]
  expect(rows(4, a, b)).toBe('a4')
  expect(rows(5, a, b)).toBe('a4 b1')
  expect(rows(9, a, b)).toBe('a4 b2 a3')
  expect(rows(0, a, b)).toBe('')
})
