import { expect, test } from 'vitest'

import { switchVariant } from '#studio/commands/switch-variant.ts'
import { textOf } from '#studio/state/documents.ts'
import { openedOn } from '#tests/studio/open-studio.ts'

const site = {
  'site.json': { variant: 'multi-location', url: 'https://a.example' },
  'multi-location/chrome.json': { name: 'For Here' },
  'single-counter/chrome.json': { name: 'To Go' },
}

test('switching the site changes one word of one file, and undo takes it back', () => {
  const store = openedOn(site)
  expect(store.getState().run(switchVariant, { to: 'single-counter' })).toBe(true)
  const { values, stored, history, said } = store.getState()
  expect(textOf(values['site.json'], stored['site.json'])).toBe(
    stored['site.json']?.text.replace('multi-location', 'single-counter'),
  )
  expect(history.past.at(-1)?.label).toBe('Switch the site to To Go')
  expect(said.text).toBe('The site shows To Go now. Save and publish to let visitors see it.')
  store.getState().travel('undo')
  expect(store.getState().values).toEqual(site)
})

test.each([
  ['multi-location', 'The site shows For Here already.'],
  ['third', 'There’s no set of pages “third”.'],
])('it is refused to %s, in words', (to, words) => {
  const store = openedOn(site)
  expect(store.getState().run(switchVariant, { to })).toBe(false)
  expect(store.getState().said.text).toBe(words)
})
