// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { MediaPanel } from '#studio/media/MediaPanel.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { ProblemList } from '#studio/status/ProblemList.tsx'
import { openStudio, openedWithMedia } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const finding = (file: string, pointer: string): Finding => ({
  file: `pages/${file}`,
  code: 'unused-media',
  severity: 'warning',
  problem: 'Nothing shows this file.',
  remedy: 'Delete it, or show it somewhere.',
  pointer,
  where: 'in the words of the file',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
})

/** The list of these findings, with the panel of media beside it. */
function listOf(findings: readonly Finding[]) {
  const faves = { type: 'faves', id: 'faves' }
  const page = { route: '/', title: 'Home', blocks: [faves, { type: 'intro', id: 'intro' }] }
  const other = { ...page, blocks: [...page.blocks, { ...faves, id: 'faves-2' }] }
  const store = openedWithMedia('one/home.json', {
    'one/home.json': page,
    'one/chrome.json': { name: 'For Here' },
    'two/home.json': other,
    'two/chrome.json': { name: 'To Go' },
  })
  store.getState().found(findings, store.getState())
  const drawn = mount(
    <StudioStore value={store}>
      <ProblemList onClose={vi.fn()} />
      <MediaPanel />
    </StudioStore>,
  )
  return { store, ...drawn }
}

test('the way to a picture that nothing shows leads to it among the media', () => {
  const src = 'media/marks/leaf.svg'
  const { store, root, get, click } = listOf([finding(src, '')])
  expect(store.getState().site.media[src]).toBeDefined()
  const search = root.querySelector<HTMLInputElement>('input[type=search]')
  if (!search) throw new Error('There is no search.')
  typeInto(search, 'nothing of that name')
  for (const times of ['once', 'once more']) {
    click(get('button', 'Go to leaf.svg'))
    const chosen = root.querySelector('[aria-pressed=true]')
    expect([times, chosen?.textContent, document.activeElement === chosen]).toEqual([
      times,
      'leaf.svg',
      true,
    ])
  }
  expect(get('section', 'leaf.svg').textContent).toContain('It isn’t used anywhere.')
  expect(store.getState().view).toMatchObject({ panel: 'media', file: undefined })
  act(() => search.focus())
  click(get('button', 'fist.svg'))
  expect(root.querySelector('[aria-pressed=true]')?.textContent).toBe('fist.svg')
})

test('each way says whose page it leads to, and the place as the form calls it', () => {
  const { root } = listOf([
    finding('one/home.json', '/blocks/0/noteColor'),
    finding('two/home.json', '/blocks/2/heading'),
    finding('two/home.json', ''),
  ])
  const ways = [...root.querySelectorAll('[aria-label^="Go to"]')]
  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([
    'Go to Home, For Here: Faves › Note colour',
    'Go to Home, To Go: Faves 2 › Heading',
    'Go to Home, To Go',
  ])
})

test('what is said of pages stands before a thousand pictures, and all of those are reached', () => {
  const pictures = Array.from({ length: 210 }, (_, index) => finding(`media/${index}.svg`, ''))
  const store = openStudio({ 'one/home.json': { blocks: [] } }, 'one/home.json')
  const { getState } = store
  getState().found([...pictures, finding('one/home.json', '/title')], getState())
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <ProblemList onClose={vi.fn()} />
    </StudioStore>,
  )
  expect(root.querySelector('li')?.textContent).toContain('Home, one: Title')
  expect(root.querySelector('li:last-child')?.textContent).toBe('And 11 more.Show more')
  click(get('button', 'Show more'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to 199.svg')
  expect(root.querySelectorAll('li')).toHaveLength(211)
})
