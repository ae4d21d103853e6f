import { expect, test } from 'vitest'

import { branchOf } from '#studio/publish/destination.ts'

test.each([
  ['Autumn menu', 'autumn-menu'],
  ['Menü für Übermorgen', 'menu-fur-ubermorgen'],
  ['spring/Menu_2', 'spring/Menu_2'],
  ['Осеннее меню 2026', 'Осеннее-меню-2026'],
  ['秋の メニュー', '秋の-メニュー'],
  ['Что нового? (осень)', 'Что-нового-осень'],
  ['«Осень»: новое.', 'Осень-новое'],
  ['🍕 🍔', '🍕-🍔'],
  [`${'x'.repeat(59)}/spring`, 'x'.repeat(59)],
  [`${'ж'.repeat(59)} и осень`, 'ж'.repeat(59)],
])('a proposal called “%s” is the branch %s', (name, branch) => {
  expect(branchOf(name)).toBe(branch)
})

test('a name of any length is one that git can keep as a file', () => {
  for (const name of ['x'.repeat(250), '秋'.repeat(250), '🍕'.repeat(250)])
    expect(Buffer.byteLength(`${branchOf(name)}.lock`)).toBeLessThan(256)
})
