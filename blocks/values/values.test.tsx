import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { Values } from './Values.tsx'

const values = blockDrawer(Values, example)

test('the stacked lines are one heading that reads as a phrase and names the section', () => {
  const html = values()
  const [, id = '', lines = ''] = /<h2 id="([^"]+)"[^>]*>(.*)<\/h2>/.exec(html) ?? []
  expect(words(lines)).toBe('If we can make it we make it')
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('the author chooses the colour of the headline by its name', () => {
  expect(values({ headlineColor: 'blue' })).toContain('--display:var(--blue)')
})

test('each paragraph is one, and without a link there is none', () => {
  expect(values().match(/<p/g)).toHaveLength(example.text.length + 1)
  expect(values({ link: undefined })).not.toContain('<a ')
})
