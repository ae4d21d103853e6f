import { expect, test } from 'vitest'

import type { ActionButtonsProps } from '#schema/types.ts'
import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import { ActionButtons } from './ActionButtons.tsx'
import example from './example.json' with { type: 'json' }

const draw = blockDrawer(ActionButtons, example)

const buttons = (changes: Partial<ActionButtonsProps> = {}): string[] =>
  draw(changes).match(/<a .*?<\/a>/g) ?? []

test('both buttons lead to the ordering site', () => {
  const [menu, order] = buttons()
  expect(menu).toMatch(/href="https:\/\/order\.mitts\.example\/menu".*See Menu/)
  expect(order).toMatch(/href="https:\/\/order\.mitts\.example".*Order Now/)
})

test('the last button stands out, also when it is alone', () => {
  const [menu, order] = buttons()
  expect(menu).toContain('alt')
  expect(order).toContain('main')
  expect(buttons({ buttons: example.buttons.slice(0, 1) as never })[0]).toContain('main')
})
