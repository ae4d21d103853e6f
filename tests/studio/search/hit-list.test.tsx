// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { HitList } from '#studio/search/HitList.tsx'
import { replacements } from '#studio/search/replace-texts.ts'
import { ReplaceList } from '#studio/search/ReplaceList.tsx'
import { keyOf, searchTexts } from '#studio/search/search-texts.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const LINE = 'We roast the meats'
const lines = (count: number): string[] => Array.from({ length: count }, () => LINE)

/** A chain, with more such places on the pages of one set, and in the menu, than are listed. */
function chain() {
  const text = (count: number) => [{ type: 'text-band', id: 'band', text: lines(count) }]
  const store = openStudio(
    {
      'one/chrome.json': { name: 'For Here' },
      'one/home.json': { route: '/', title: 'Home', blocks: text(130) },
      'one/other.json': { route: '/other', title: 'Other', blocks: text(120) },
      'two/chrome.json': { name: 'To Go' },
      'two/home.json': { route: '/', title: 'Home', blocks: text(20) },
      'content/menu.json': {
        sections: [{ id: 'hot', items: lines(130).map((note) => ({ note })) }],
      },
    },
    'one/home.json',
  )
  const { values } = store.getState()
  return { store, values, found: searchTexts(values, 'we roast') }
}

/** How many rows each document has, and what is said of the rest. */
function listed(root: HTMLElement): Record<string, number | string> {
  const rows = [...root.querySelectorAll('li')].map(({ textContent }) => textContent)
  const count = (document: string): number => rows.filter((row) => row.startsWith(document)).length
  return {
    one: count('one/'),
    two: count('two/'),
    menu: count('content/menu.json'),
    rest: rows.filter((row) => row.startsWith('And')).join(' '),
  }
}

test('each part of the site has its share of the list, and there is a way to the rest', () => {
  const { store, found } = chain()
  const draw = (last?: string) => (
    <StudioStore value={store}>
      <HitList all={found} last={last}>
        {(hit) => (
          <li key={keyOf(hit)}>
            {keyOf(hit)} <button type="button">Go</button>
          </li>
        )}
      </HitList>
    </StudioStore>
  )
  const { root, get, click, draw: again } = mount(draw())
  const one = 'And 160 more in For Here.Show more'
  const menu = 'And 40 more in Menu.Show more'
  expect(listed(root)).toEqual({ one: 90, two: 20, menu: 90, rest: `${one} ${menu}` })
  const last = found[199]
  again(draw(last && keyOf(last)))
  expect(listed(root)).toMatchObject({
    one: 200,
    rest: `And 50 more in For Here.Show more ${menu}`,
  })
  again(draw())
  click(get('button', 'Show more in For Here'))
  expect(document.activeElement?.parentElement?.textContent).toContain('/text/90 ')
  expect(listed(root)).toMatchObject({ one: 250, menu: 90, rest: menu })
  click(get('button', 'Show more in Menu'))
  expect(listed(root)).toMatchObject({ menu: 130, rest: '' })
})

test('words are replaced in every place by one press, also by words that have them inside', () => {
  const { store, values, found } = chain()
  const next = (all: typeof values) =>
    replacements(all, searchTexts(all, 'We roast'), 'We roast', 'We roast and smoke')
  const { get, click } = mount(
    <StudioStore value={store}>
      <ReplaceList all={next(values)} query="We roast" instead="We roast and smoke" />
    </StudioStore>,
  )
  click(get('button', `Replace all ${found.length}`))
  expect(found).toHaveLength(400)
  const after = store.getState().values
  expect(JSON.stringify(after).match(/We roast(?! and smoke)/)).toBeNull()
  expect(next(after).every(({ refused }) => refused === 'It says that already.')).toBe(true)
})
