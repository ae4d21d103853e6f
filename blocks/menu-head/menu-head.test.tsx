import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { MenuHead } from './MenuHead.tsx'

const order = view.links['order']?.href

const head = blockDrawer(MenuHead, example)

test('its button leads to the ordering menu, counted by its label (I9, N1)', () => {
  const [, anchor] = /(<a [^>]*>)/.exec(head()) ?? []
  expect(anchor).toContain(`href="${order}/menu"`)
  expect(anchor).toContain('data-event="ct: OrderNow menupage"')
})

const sending = 'Taking you to our ordering site now.'

test('sends nobody on unless it is told to (D7)', () => {
  expect(head({ sending })).not.toContain('data-redirect')
  expect(head({ sending })).not.toContain('Taking you')
})

test('told to, it sends visitors where its button leads, and says so (I9, D7)', () => {
  const html = head({ mode: 'redirect', sending })
  expect(html).toContain(`data-redirect="${order}/menu"`)
  expect(html).toContain(`<a href="${order}/menu"`)
  expect(html).toContain(sending)
})

test('the legend says what the icon means, once (I7)', () => {
  expect(head().match(/Vegetarian/g)).toHaveLength(1)
  expect(head()).toContain('<img src="/media/marks/leaf.svg"')
})

test('asks to be told of allergies before the menu begins', () =>
  expect(head()).toContain('Allergy or intolerance? Tell us'))

test('a menu that marks nothing vegetarian has no sign to explain', () => {
  const { vegetarianMark: _, ...menu } = view.menu!
  const label = view.menu!.vegetarianLabel
  expect(head()).toContain(label)
  expect(head({}, { menu })).not.toContain(label)
})
