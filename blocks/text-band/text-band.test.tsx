import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { TextBand } from './TextBand.tsx'

const band = blockDrawer(TextBand, example)

test('the heading names the section', () => {
  const html = band({ heading: 'Hello' })
  const [, id = ''] = /<h2 id="([^"]+)"[^>]*>Hello<\/h2>/.exec(html) ?? []
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('each paragraph is one', () =>
  expect(band({ text: ['One.', 'Two.'] }).match(/<p class="t-textL">/g)).toHaveLength(2))
