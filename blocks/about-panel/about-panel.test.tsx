import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import { AboutPanel } from './AboutPanel.tsx'
import example from './example.json' with { type: 'json' }

const panel = blockDrawer(AboutPanel, example)

test('says what is made here and what is bought, beside a picture that is described (G3)', () => {
  const html = panel()
  expect(html).toMatch(/Most of what we stack, we make in-house/)
  expect(html).toMatch(/Bread and chips we buy from people/)
  expect(html).toMatch(/<img[^>]+alt="[^"]{10,}"/)
})

test('each list is named by its heading', () => {
  expect(panel().match(/<h2/g)).toHaveLength(2)
  expect(panel({ lists: [] })).not.toContain('<h2')
})
