import { expect, test } from 'vitest'

import { offered } from '#studio/actions/action.ts'
import { actionOf } from '#studio/actions/actions.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const edit = actionOf('edit-shared')
const values = {
  'site.json': { variant: 'main' },
  'content/locations.json': { locations: { ues: { name: 'UES' }, noho: { name: 'NOHO' } } },
  'content/menu.json': {
    sections: [{ id: 'soups', name: 'Soups', items: [{ id: 'tomato', name: 'Tomato' }] }],
  },
  'main/home.json': {
    route: '/',
    blocks: [
      { type: 'hours-card', id: 'hours', location: 'noho' },
      { type: 'location-card', id: 'shops', locations: ['ues', 'noho'] },
      { type: 'menu-section', id: 'soups', section: 'soups', only: ['tomato'] },
      { type: 'menu-filter', id: 'filter' },
      { type: 'edge', id: 'edge', shape: 'lettuce' },
      { type: 'menu-section', id: 'gone', section: 'salads' },
    ],
  },
}

/** What the action is called for these blocks, and where it leads, or why it does not. */
function leads(...blocks: string[]): string {
  const store = openStudio(values, 'main/home.json')
  store.getState().select({ blocks, pointer: '' })
  const { label, refused } = offered(edit, store.getState())
  if (refused !== undefined) return `${label}: ${refused}`
  edit.run(store.getState())
  const { page, view, selection, fieldAsked } = store.getState()
  expect(fieldAsked).toBe(1)
  return `${label}: ${page} ${view.entry?.at ?? selection.pointer}`
}

test.each([
  [['hours'], 'Edit NOHO in Locations: content/locations.json /locations/noho'],
  [['shops'], 'Edit its words in Locations: content/locations.json /locations/ues'],
  [['soups'], 'Edit Soups in Menu: content/menu.json /sections/0'],
  [['filter'], 'Edit its words in Menu: content/menu.json '],
  [['edge'], 'Edit its shared words: Nothing in this block is shared with other pages.'],
  [[], 'Edit its shared words: Select a block first.'],
  [['hours', 'soups'], 'Edit its shared words: Select a single block.'],
])('the shared words of %j: %s', (blocks, told) => {
  expect(leads(...blocks)).toBe(told)
})

test('a block that names what is not there leads to the document', () => {
  expect(leads('gone')).toBe('Edit its words in Menu: content/menu.json ')
})
