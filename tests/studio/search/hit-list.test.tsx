// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { partsOf } from '#studio/search/listed.ts'
import { ReplaceList } from '#studio/search/ReplaceList.tsx'
import { keyOf, searchTexts } from '#studio/search/search-texts.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** A site with so many places on pages, by the name of the page, and in the menu. */
function chain(places: Readonly<Record<string, number>>, ofMenu: number) {
  const lines = (count: number): string[] => Array.from({ length: count }, () => 'We roast it')
  const page = (count: number) => ({
    blocks: [{ type: 'text-band', id: 'band', text: lines(count) }],
  })
  const store = openStudio(
    {
      'one/chrome.json': { name: 'For Here' },
      'two/chrome.json': { name: 'To Go' },
      ...Object.fromEntries(
        Object.entries(places).map(([name, count]) => [`${name}.json`, page(count)]),
      ),
      'content/menu.json': {
        sections: [{ id: 'hot', items: lines(ofMenu).map((note) => ({ note })) }],
      },
    },
    'one/home.json',
  )
  const { values } = store.getState()
  return { store, values, found: searchTexts(values, 'we roast') }
}

test('each part of the site has its share of the list, and the place that was gone to is in it', () => {
  const { values, found } = chain({ 'one/home': 260, 'one/other': 250, 'two/home': 20 }, 250)
  const parts = (more: [string, number][] = [], last?: string) =>
    partsOf(values, found, new Map(more), last).map(
      ({ name, listed, rest }) => `${name}: ${listed.length} and ${rest}`,
    )
  expect(parts()).toEqual(['For Here: 90 and 420', 'To Go: 20 and 0', 'Menu: 90 and 160'])
  expect(parts([['Menu', 200]])[2]).toBe('Menu: 250 and 0')
  const gone = found[400]
  expect(parts([], gone && keyOf(gone))[0]).toBe('For Here: 401 and 109')
  const few = chain({ 'one/home': 150, 'two/home': 20 }, 30)
  expect(partsOf(few.values, few.found, new Map(), undefined).map(({ rest }) => rest)).toEqual([
    0, 0, 0,
  ])
})

test('one press replaces words in every place, also by words that have them inside', () => {
  const { store, found } = chain({ 'one/home': 190 }, 40)
  const stay: number[] = []
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <ReplaceList
        found={found}
        query="We roast"
        instead="We roast and smoke"
        onRefused={(count) => stay.push(count)}
      />
    </StudioStore>,
  )
  expect(root.textContent).toContain('And 30 more in For Here.')
  click(get('button', 'Show more in For Here'))
  expect(document.activeElement?.id).toBe('replace one/home.json#/blocks/0/text/160')
  expect(root.querySelectorAll('input')).toHaveLength(230)
  click(get('button', 'Replace all 230'))
  const after = store.getState().values
  expect(JSON.stringify(after).match(/We roast(?! and smoke)/)).toBeNull()
  expect(stay).toEqual([0, 230])
})

test('the cursor goes to the first place that comes, also where it keeps its words', () => {
  const { store, found } = chain({}, 230)
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <ReplaceList found={found} query="We roast" instead="We roast" onRefused={() => {}} />
    </StudioStore>,
  )
  click(get('button', 'Show more in Menu'))
  expect(document.activeElement).toBe(root.querySelectorAll('li[class]')[200])
})
