import { expect, test } from 'vitest'

import { priceText } from '#engine/site/menu.ts'
import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import schema from './block.schema.json' with { type: 'json' }
import example from './example.json' with { type: 'json' }
import { Faves } from './Faves.tsx'

const faves = blockDrawer(Faves, example)

test('the section and each sandwich are real links to the ordering site (E7, T8, D35)', () => {
  const html = faves()
  expect(html.match(/<a href="https:\/\/order\.mitts\.example"/g)).toHaveLength(4)
  expect(html).toMatch(/<a href="https:\/\/order\.mitts\.example"[^>]*aria-label="Order Online"/)
})

test('the button that follows the pointer is kept from screen readers and the keyboard', () => {
  const [, button = ''] =
    /(<span class="[^"]*area" aria-hidden="true">.*?Order Online<\/span>)/.exec(faves()) ?? []
  expect(button).toContain('Order Online')
  expect(button).not.toMatch(/<a |<button|tabindex/)
})

test('the author can leave that button out', () => {
  expect(faves({ follow: false })).not.toContain('area"')
})

test("the sticker says Chef's fave to those who do not see it", () => {
  expect(faves().match(/alt="Chef&#x27;s fave"/g)).toHaveLength(1)
})

test.each([
  [1250.5, 'EUR', 'de-DE'],
  [1250.5, 'CHF', 'de-CH'],
  [12.5, 'MAD', 'ar-MA'],
])('there is room for %d %s in %s', (price, currency, lang) =>
  expect(priceText(price, { currency, lang }).length).toBeLessThanOrEqual(
    schema.properties.items.items.properties.price.maxLength,
  ),
)
