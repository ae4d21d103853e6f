import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { MenuCard } from './MenuCard.tsx'

const card = blockDrawer(MenuCard, example)

test('its word is the headline of the page, and names the card', () => {
  const html = card()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('aria-labelledby="menu-headline"')
  expect(html).toContain('<h1 id="menu-headline"')
})

test('leads to the menu of the ordering site', () => {
  const { href = '' } = view.links['order'] ?? {}
  expect(card()).toContain(`href="${href}/menu"`)
})

test('a screen reader meets the sticker and not the sandwich', () => {
  const alts = [...card().matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)
  expect(alts.filter(Boolean)).toEqual(['10 a day'])
})

test('does without a sticker', () => {
  expect(card({ sticker: undefined })).not.toContain('10 a day')
})
