import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { definition } from '#engine/schema/schema.ts'
import {
  allergensOf,
  decimalsOf,
  detailText,
  markedName,
  priceAmount,
  priceText,
} from '#engine/site/menu.ts'
import { model } from '#tests/contract/test-site.ts'
import { check, site, siteJson } from '#tests/engine/site.ts'

const file = 'pages/content/menu.json'
const dollars = { lang: 'en-US', currency: 'USD' }

test.each([
  [15, '$15'],
  [4.5, '$4.50'],
  [0.05, '$0.05'],
  [0, '$0'],
  ['3 each', '$3 each'],
  ['from $12', 'from $12'],
  ['from 12', 'from 12'],
  ['$4–6', '$4–6'],
  [1500, '$1500'],
  ['4–6', '$4–6'],
  ['4–$6', '$4–$6'],
])('the price %j reads %s (D14)', (price, text) => expect(priceText(price, dollars)).toBe(text))

test.each([
  ['pt-PT', 'EUR', 12.5, '12,50 €'],
  ['pt-PT', 'EUR', 12, '12 €'],
  ['pt-PT', 'EUR', '12,50', '12,50 €'],
  ['pt-PT', 'EUR', '12,50 €', '12,50 €'],
  ['pt-PT', 'EUR', '12 EUR', '12 EUR'],
  ['pt-PT', 'EUR', '3 cada', '3 € cada'],
  ['pt-PT', 'EUR', '4–6', '4–6 €'],
  ['pt-PT', 'EUR', '4 €–6 €', '4 €–6 €'],
  ['pt-PT', 'EUR', 'desde 12 €', 'desde 12 €'],
  ['en-IE', 'EUR', 12.5, '€12.50'],
  ['en-IE', 'EUR', '3 each', '€3 each'],
  ['pt-BR', 'BRL', 'R$ 12', 'R$ 12'],
  ['sv-SE', 'SEK', '40 kr', '40 kr'],
  ['de-CH', 'CHF', 4.5, 'CHF 4.50'],
  ['ko-KR', 'KRW', 15000, '₩15,000'],
])('in %s and %s the price %j reads %s', (lang, currency, price, text) =>
  expect(priceText(price, { lang, currency }).replaceAll('\u00a0', ' ')).toBe(text),
)

test.each([
  [4.5, 4.5],
  ['12,50', 12.5],
  ['12,50 €', 12.5],
  ['0', 0],
  ['desde 12 €', undefined],
  ['4–6', undefined],
  // In another currency than the site's.
  ['$12', undefined],
  ['', undefined],
])('the price %j comes to %j', (price, amount) =>
  expect(priceAmount(price, { lang: 'pt-PT', currency: 'EUR' })).toBe(amount),
)

test.each([
  ['en-US', 'USD', '$1,500', 1500],
  ['en-US', 'USD', '$1,234,567.50', 1234567.5],
  ['en-US', 'USD', '12,50', 12.5],
  ['en-US', 'USD', '0,500', 0.5],
  ['en-IN', 'INR', '₹1,50,000', 150000],
  ['de-DE', 'EUR', '1.500 €', 1500],
  ['de-DE', 'EUR', '1.500,50\u00a0€', 1500.5],
  ['de-DE', 'EUR', '12.50', 12.5],
  ['pt-PT', 'EUR', '1 500,50 €', 1500.5],
  ['fr-FR', 'EUR', '1\u202f500 €', 1500],
  ['de-CH', 'CHF', "CHF 1'500", 1500],
  ['de-CH', 'CHF', 'CHF 1’500.50', 1500.5],
  // Not the forint: whether that has cents depends on the version of Node.
  ['ja-JP', 'JPY', '¥1.500', 1500],
  ['en-US', 'KWD', '1.500', 1.5],
])('in %s and %s the price %j comes to %j', (lang, currency, price, amount) =>
  expect(priceAmount(price, { lang, currency })).toBe(amount),
)

test.each([
  ['Squeezed here.', '16 oz', 'Squeezed here. 16 oz'],
  ['', '12 oz', '12 oz'],
  ['One. Enormous.', undefined, 'One. Enormous.'],
  ['', undefined, ''],
])('%j of size %j reads %j (D13)', (description, size, text) =>
  expect(detailText(description, size)).toBe(text),
)

/** Languages that put the sign before or after, part thousands by all means, or have digits of their own. */
const languages =
  'en-US en-IN fr-CA fr-FR de-CH de-AT es-419 hu-HU sv-SE pt-BR ar-EG ar-TN fa-IR he-IL hi-IN ne-NP ja-JP ko-KR lv tr'.split(
    ' ',
  )

test('a price that is copied from where it reads is as much, and reads the same', () => {
  const { pattern = '' } =
    definition('Menu').properties?.['sections']?.items?.properties?.['items']?.items?.properties?.[
      'price'
    ] ?? {}
  const form = new RegExp(pattern, 'u')
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...Intl.supportedValuesOf('currency')),
      fc.oneof(fc.nat(99), fc.nat(9_999_999)),
      fc.boolean(),
      (lang, currency, amount, hasCents) => {
        const money = { lang, currency }
        const price = hasCents && decimalsOf(money) > 1 ? amount / 100 : amount
        const text = priceText(price, money)
        fc.pre(form.test(text))
        expect([priceAmount(text, money), priceText(text, money)]).toEqual([price, text])
      },
    ),
    { numRuns: 300 },
  )
})

test('the vegetarian mark is taken off the end of a name only (D12)', () => {
  expect(markedName('Slaw (v)', '(v)')).toEqual({ name: 'Slaw', vegetarian: true })
  expect(markedName('Slaw', '(v)')).toEqual({ name: 'Slaw', vegetarian: false })
  expect(markedName('(v) Slaw', '(v)')).toEqual({ name: '(v) Slaw', vegetarian: false })
  expect(markedName('Slaw *', '*')).toEqual({ name: 'Slaw', vegetarian: true })
})

test('allergens are words with commas between (I5)', () => {
  expect(allergensOf('Gluten,  Fin Fish ,')).toEqual(['Gluten', 'Fin Fish'])
  expect(allergensOf(undefined)).toEqual([])
})

const sections = model.menu?.sections ?? []

test('the sections stand in their order (I1)', () =>
  expect(sections.map(({ name }) => name.toLowerCase())).toEqual([
    'sandwiches',
    'breakfast (all day)',
    'snacks & sweets',
    'drinks',
  ]))

test.each([
  ['sandwiches', 8, 15, 20],
  ['breakfast', 7, 4, 16],
  ['snacks', 8, 1, 7],
  ['drinks', 13, 3, 5],
])('%s has %i items from $%i to $%i, and both ends occur (I2, D15)', (id, count, low, high) => {
  const items = sections.find((section) => section.id === id)?.items ?? []
  const prices = items.map(({ price }) => Number(price))
  expect([items.length, Math.min(...prices), Math.max(...prices)]).toEqual([count, low, high])
})

test('there are 36 items (I2)', () =>
  expect(sections.flatMap(({ items }) => items)).toHaveLength(36))

test('the allergens are the six words (I6)', () =>
  expect(model.menu?.allergens).toEqual(['Gluten', 'Egg', 'Dairy', 'Soy', 'Sesame', 'Fin Fish']))

test('the most expensive sandwich is 10 a day, drip coffee is until 11 (I10)', () => {
  const [gigante] = (sections[0]?.items ?? []).toSorted((a, b) => Number(b.price) - Number(a.price))
  expect(gigante?.note).toContain('10 a day')
  const coffee = sections[3]?.items.find(({ name }) => name === 'Drip Coffee')
  expect(coffee?.note).toBe('Until 11')
})

test('only drinks have a size, and all of them do (I5)', () => {
  for (const { id, items } of sections)
    for (const { size } of items) expect(size !== undefined).toBe(id === 'drinks')
})

test('no nut is on the menu', () =>
  expect(readFileSync(file, 'utf8')).not.toMatch(/pistachio|peanut|almond|walnut|hazelnut|cashew/i))

const item = { id: 'slaw', name: 'Slaw', price: 4, description: '', serve: 'slaw' }
const menu = (...items: object[]): Record<string, string> => ({
  [file]: JSON.stringify(
    {
      ordering: 'order',
      allergens: ['Gluten', 'Fin Fish'],
      vegetarianMark: '(v)',
      sections: [{ id: 'all', name: 'All', serve: 'all', items }],
    },
    null,
    2,
  ),
})

test('a sound menu has no finding', async () => expect(await check(menu(item))).toEqual([]))

test('a misspelt allergen is told the nearest one (I6)', async () =>
  expect(await check(menu({ ...item, allergens: 'Gluten, Fin Fsh' }))).toEqual([
    expect.stringMatching(
      /unknown-allergen .* There is no allergen called "Fin Fsh" .*Did you mean "Fin Fish"\?$/,
    ),
  ]))

test('an unknown allergen is told those that there are (I6)', async () =>
  expect(await check(menu({ ...item, allergens: 'Kryptonite' }))).toEqual([
    expect.stringMatching(/unknown-allergen .* Use one of: Gluten, Fin Fish/),
  ]))

test('two items with one id are told apart', async () =>
  expect(await check(menu(item, { ...item, name: 'Other' }))).toEqual([
    expect.stringMatching(/duplicate-menu-item .* Another item .* "slaw" already\. Give this item/),
  ]))

test('a menu that names an ordering link that is not there is refused', async () =>
  expect(
    await check({
      'pages/content/links.json': JSON.stringify({ links: {} }),
      ...menu(item),
    }),
  ).toEqual([expect.stringContaining('unknown-link')]))

test.each([
  'abc',
  '',
  'fifteen',
  '$',
  '1.5',
  '15.999',
  '-3',
  '$$4',
  '12 €€',
  '12,5 €',
  '<b>4</b>',
  -1,
  null,
  true,
  [],
])('the price %j is refused (I5)', async (price) => {
  const { findings } = await checkSite(site(menu({ ...item, price })))
  expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(1)
})

const written = ['12', '12.50', 'from $12', '3 each', '$4–6', '4 / 6']
const elsewhere = ['12,50 €', '12,50\u00a0€', 'às 12', '4 €–6 €', 'R$ 12', '40 kr', 'CHF 12.50']

test.each([0, 4.5, ...written, ...elsewhere])('the price %j is a price (I5)', async (price) =>
  expect(await check(menu({ ...item, price }))).toEqual([]),
)

test('a currency that is none is told, on a site of any other', async () => {
  const found = (currency: string) => check({ 'pages/site.json': siteJson({ currency }) })
  expect(await found('XQJ')).toEqual([
    expect.stringMatching(/unknown-currency .* There is no currency "XQJ"\. .+$/),
  ])
  expect(await found('EUR')).toEqual([])
})
