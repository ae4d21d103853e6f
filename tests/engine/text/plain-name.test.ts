import { expect, test } from 'vitest'

import { plainName } from '#engine/text/plain-name.ts'

test.each([
  ['Café Menü (1)', 'cafe-menu-1'],
  ['Große Größe & Käse', 'grosse-grosse-kase'],
  ['Smørrebrød, Æbler', 'smorrebrod-aebler'],
  ['Łosoś i żółty ser', 'losos-i-zolty-ser'],
  ['Þorrablót', 'thorrablot'],
  ['constructor 菜单', 'constructor'],
  ['菜单', ''],
])('“%s” is called %s in an address', (words, name) => expect(plainName(words)).toBe(name))
