import { expect, test } from 'vitest'

import { onOneMorePage } from './one-more-page.ts'

/** Findings for one more page of the real site, with a part of the menu on it. */
const found = (block: object): Promise<string[]> =>
  onOneMorePage({ type: 'menu-section', id: 'part', section: 'drinks', ...block })

test('a misspelt part of the menu is told the nearest one', async () =>
  expect(await found({ section: 'drnks' })).toEqual([
    'unknown-menu-section [block 1 (menu-section) › section] There is no menu section called "drnks" in pages/content/menu.json. Did you mean "drinks"?',
  ]))

test('a misspelt item of the menu is told the nearest one', async () =>
  expect(await found({ only: ['seltzer', 'rot-beer'] })).toEqual([
    'unknown-menu-item [block 1 (menu-section) › only #2] There is no menu item called "rot-beer" in pages/content/menu.json. Did you mean "root-beer"?',
  ]))

test('a part and items that are there have no finding', async () =>
  expect(await found({ only: ['seltzer', 'root-beer'] })).toEqual([]))
