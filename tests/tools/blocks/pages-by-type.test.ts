import { expect, test } from 'vitest'

import { home, marquee, page, site } from '#tests/engine/site.ts'
import { pagesByType } from '#tools/blocks/pages-by-type.ts'

test('the pages of a block are known whatever is wrong with them, also where it has no folder', () => {
  const tree = site({
    [home]: page([marquee, { type: 'ticker-tape' }, { type: 'ticker-tape' }, 5]),
    'pages/one/other.json': page([{ type: 'ticker-tape' }]),
    'pages/one/torn.json': '{',
    'pages/one/none.json': '[]',
  })
  const { uses, unread } = pagesByType(tree)
  expect(uses.get('marquee')).toEqual(['one/home.json'])
  expect(uses.get('ticker-tape')).toEqual(['one/home.json', 'one/other.json'])
  expect(unread).toEqual(['pages/one/torn.json'])
})
