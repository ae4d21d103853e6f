import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })
const file = 'pages/shared/extra.json'

/** Findings for one more page of the real site, with a part of the menu on it. */
async function found(block: object): Promise<string[]> {
  const document = {
    route: '/extra',
    title: 'Extra',
    description: 'One more page of this site.',
    blocks: [{ type: 'menu-section', id: 'part', section: 'drinks', ...block }],
  }
  const files = new Map(tree.files).set(file, JSON.stringify(document, null, 2))
  const { findings } = await checkSite({ ...tree, files })
  return findings
    .filter((finding) => finding.file === file && finding.code !== 'missing-title-heading')
    .map(({ code, where, problem, remedy }) => `${code} [${where}] ${problem} ${remedy}`)
}

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
