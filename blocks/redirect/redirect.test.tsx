import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { Redirect } from './Redirect.tsx'

const card = blockDrawer(Redirect, example)

test('says where it leads, and the button leads there too (G6, D8)', () => {
  const html = card()
  expect(words(html)).toContain('Work with Us')
  expect(html).toContain(`<a href="${view.links['recruiting']?.href}"`)
})

test('without hands and note nothing empty is left', () => {
  const html = card({ hands: [], note: '' })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<p class="t-small">')
})
