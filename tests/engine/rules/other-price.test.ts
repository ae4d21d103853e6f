import { expect, test } from 'vitest'

import { otherPrice } from '#engine/rules/content/other-price.ts'
import { drink, drinks } from '#engine/rules/examples.ts'

import { checkExample } from './example-site.ts'

/** What is told of the example's fave, "the seltzer" at $2, beside a menu of these items. */
async function found(...items: readonly object[]): Promise<string[]> {
  const { findings } = await checkExample({ ...otherPrice.docs.wrong, ...drinks(...items) })
  return findings
    .filter(({ code }) => code === 'other-price')
    .map(({ pointer, problem, remedy }) => `${pointer} ${problem} ${remedy}`)
}

test('a price that is not the menu’s is told with both', async () =>
  expect(await found(drink('a', { name: 'The Seltzer', price: 3.5 }))).toEqual([
    '/blocks/0/items/0/price "the seltzer" costs $3.50 on the menu, but $2 here. Write "$3.50", or change the price in pages/content/menu.json.',
  ]))

test('the mark of what has no meat belongs to no name', async () =>
  expect(await found(drink('a', { name: 'Seltzer (v)', price: 3 }))).toHaveLength(1))

test.each([
  ['the same amount, written otherwise', [drink('a', { name: 'Seltzer', price: '$2.00' })]],
  ['one of two sizes', ['2', '3'].map((price) => drink(price, { name: 'Seltzer', price }))],
  ['a price in words', [drink('a', { name: 'Seltzer', price: 'from $1' })]],
  ['another name', [drink('a', { name: 'Hard seltzer', price: 9 })]],
  ['no menu to compare with', []],
])('nothing is told of %s', async (_, items) => expect(await found(...items)).toEqual([]))
