import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { model } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { MenuWarning } from './MenuWarning.tsx'

test('says the sentence that New York asks for, at the end (I8)', () => {
  expect(blockDrawer(MenuWarning, example)()).toMatch(
    /Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness\.<\/p><\/div>$/,
  )
})

test('is the last block of the menu page (I8)', () => {
  const menus = model.pages.filter(({ page }) =>
    page.blocks.some(({ type }) => type === 'menu-section'),
  )
  expect(menus.map(({ page }) => page.blocks.at(-1)?.type)).toEqual(['menu-warning'])
})
