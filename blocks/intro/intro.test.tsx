import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { Intro } from './Intro.tsx'

const intro = blockDrawer(Intro, example)

test('the stacked lines are one heading that reads as a phrase and names the section', () => {
  const html = intro()
  const [, id = '', lines = ''] = /<h2 id="([^"]+)"[^>]*>(.*)<\/h2>/.exec(html) ?? []
  expect(words(lines)).toBe('One sandwich. Two hands. Zero forks needed.')
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('the author chooses the colour of the headline by its name', () => {
  expect(intro({ headlineColor: 'blue' })).toContain('--display:var(--blue)')
})

test('the drawing is decoration and waits until it is near', () => {
  expect(intro()).toMatch(/<img [^>]*alt="" [^>]*loading="lazy"/)
})

test('without a link there is none', () => {
  expect(intro()).toContain('<a href="/about-us"')
  expect(intro({ link: undefined })).not.toContain('<a ')
})
