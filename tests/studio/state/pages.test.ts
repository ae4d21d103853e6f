import { expect, test } from 'vitest'

import { actions } from '#studio/commands/switch-variant.ts'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import { firstPage, listed, pagesOf, setsOf, wholeSets } from '#studio/state/pages.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const documents = {
  'site.json': { variant: 'one' },
  'content/menu.json': {},
  'one/chrome.json': { name: 'One' },
  'one/home.json': { route: '/' },
  'shared/terms.json': { route: '/terms' },
  'two/chrome.json': '{ "name": ',
  'two/home.json': { route: '/' },
}

test.each([
  ['/shared/terms', 'shared/terms.json'],
  ['/content/menu/', 'content/menu.json'],
  ['/', 'one/home.json'],
  ['/-/pages', 'one/home.json'],
  ['/two/gone', 'one/home.json'],
  ['/constructor', 'one/home.json'],
])('an editor asked for at %s begins with %s, and draws no other page before it', (address, id) => {
  expect(firstPage(openStudio(documents, 'one/home.json').getState().site, address)).toBe(id)
})

test('the pages of a set are in sight while its chrome cannot be read', () => {
  const { values } = openStudio(documents, 'one/home.json').getState()
  expect(setsOf(values)).toEqual(['one', 'two', 'shared'])
  expect(wholeSets(values)).toEqual(['one'])
})

test('nobody can make such a set the live one', () => {
  const store = openStudio(documents, 'one/home.json')
  expect(actions[0]?.allowed(store.getState())).toBe('There’s only one set of pages.')
  expect(choicesOf('set', store.getState().values).map(({ id }) => id)).toEqual(['one'])
})

test('what undo or redo brings back is the page that is shown', () => {
  const store = openStudio(documents, 'one/home.json')
  const { values, change, open, travel } = store.getState()
  const { 'shared/terms.json': terms, ...left } = values
  const page = (): string => store.getState().page
  change('Delete the page Terms', left)
  open('two/home.json')
  travel('undo')
  expect(page()).toBe('shared/terms.json')
  travel('redo')
  expect(page()).toBe('one/home.json')
  change('Make the page Terms', { ...left, 'shared/terms.json': terms })
  open('two/home.json')
  travel('undo')
  travel('redo')
  expect(page()).toBe('shared/terms.json')
})

test('pages stand in the order of the words that are shown, the home first, numbers as people count', () => {
  const names = ['zero', 'food-breakfast-rolls', 'food-breakfast', 'news-10', 'news-9', 'food']
  const values = Object.fromEntries(
    names.map((name) => [`one/${name}.json`, { route: name === 'zero' ? '/' : `/${name}` }]),
  )
  expect(pagesOf(values, 'one').map((id) => id.slice('one/'.length, -'.json'.length))).toEqual([
    'zero',
    'food',
    'food-breakfast',
    'food-breakfast-rolls',
    'news-9',
    'news-10',
  ])
})

test('documents that are called alike are told apart where they are named together', () => {
  expect(listed(['main/home.json', 'main/menu.json'])).toBe('Home and Menu')
  expect(listed(['main/home.json', 'other/home.json', 'site.json'])).toBe(
    'Home (main), Home (other) and Site',
  )
  expect(listed(['content/menu.json', 'main/menu.json'])).toBe('Menu (content) and Menu (main)')
})
