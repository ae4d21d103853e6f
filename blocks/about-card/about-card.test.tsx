import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import { AboutCard } from './AboutCard.tsx'
import example from './example.json' with { type: 'json' }

const html = blockDrawer(AboutCard, example)()

test('is closed at first, and what is inside is in the page for searches (F2)', () => {
  const [details = ''] = /<details.*<\/details>/s.exec(html) ?? []
  expect(details).not.toMatch(/^<details[^>]* open/)
  for (const paragraph of example.more) expect(details).toContain(paragraph)
})

test('what everyone sees stands before the control', () => {
  expect(html.indexOf(example.text[0] ?? '')).toBeLessThan(html.indexOf('<details'))
})

test('one control reads More... or Less... (F2, O)', () => {
  const [summary = ''] = /<summary.*?<\/summary>/s.exec(html) ?? []
  expect(
    summary
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['More...', 'Less...'])
})
