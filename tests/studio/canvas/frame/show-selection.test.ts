import { afterEach, expect, test, vi } from 'vitest'

import { showSelection } from '#studio/canvas/frame/show-selection.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { type Selection, block, nothing } from '#studio/state/selection.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

afterEach(() => vi.unstubAllGlobals())

/** How the page scrolls to a block that is drawn at that height of a view of 800 pixels. */
function scrolled(top: number): unknown {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const scrollBy = vi.fn()
  const matchMedia = () => ({ matches: false })
  const store = openStudio({ 'one/home.json': { route: '/', blocks: [] } }, 'one/home.json')
  const root = {
    getBoundingClientRect: () => ({ top, left: 0, width: 100, height: 100 }),
    matches: () => false,
  }
  const stop = showSelection(
    { defaultView: { innerHeight: 800, matchMedia, scrollBy } } as unknown as Document,
    store,
    { root: () => root } as unknown as PageParts,
  )
  store.getState().select(block('intro'))
  stop()
  return scrollBy.mock.lastCall?.[0]
}

test('the page scrolls to what is selected', () =>
  expect(scrolled(1000)).toMatchObject({ behavior: 'smooth' }))

test('the page stays with what can be seen, also while it is on its way elsewhere', () =>
  expect(scrolled(200)).toEqual({ top: 0, behavior: 'instant' }))

test('the page scrolls to what was selected before it was drawn, as by undo from another page', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  const scrollBy = vi.fn()
  const matchMedia = () => ({ matches: false })
  const home = { 'one/home.json': { route: '/', blocks: [] } }
  const store = openStudio(home, 'one/home.json')
  const root = {
    getBoundingClientRect: () => ({ top: 1000, left: 0, width: 100, height: 100 }),
    matches: () => false,
  }
  const show = (): (() => void) =>
    showSelection(
      { defaultView: { innerHeight: 800, matchMedia, scrollBy } } as unknown as Document,
      store,
      { root: () => root } as unknown as PageParts,
    )
  const leave = show()
  store.getState().select(block('intro'))
  leave()
  const stop = show()
  frames.shift()?.()
  stop()
  expect(scrollBy).toHaveBeenCalledOnce()
})

test('where sizes were guesses it is looked at twice, also for who goes on meanwhile', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const looks: (string | undefined)[] = []
  const store = openStudio({ 'one/home.json': { route: '/', blocks: [] } }, 'one/home.json')
  const root = {
    getBoundingClientRect: () => ({ top: 9000, left: 0, width: 100, height: 100 }),
    matches: () => true,
  }
  const scrollBy = (): void => void looks.push(store.getState().selection.blocks[0])
  const matchMedia = () => ({ matches: false })
  const stop = showSelection(
    { defaultView: { innerHeight: 800, matchMedia, scrollBy } } as unknown as Document,
    store,
    { root: () => root } as unknown as PageParts,
  )
  store.getState().select(block('first'))
  frames.shift()?.()
  store.getState().select(block('second'))
  for (let frame = 0; frame < 10; frame++) frames.shift()?.()
  stop()
  expect(looks).toEqual(['first', 'second', 'second'])
  expect(frames).toEqual([])
})

/** How far the page scrolls from one selection to another, of blocks that are 1000 pixels apart. */
function scrolledBetween(before: string, after: string, isPointing = false): number | undefined {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const scrollBy = vi.fn()
  const matchMedia = () => ({ matches: false })
  const store = openStudio({ 'one/home.json': { route: '/', blocks: [] } }, 'one/home.json')
  const root = (id: string) => ({
    getBoundingClientRect: () => ({
      top: 1000 * ['a', 'b', 'c', 'd'].indexOf(id),
      left: 0,
      width: 100,
      height: 900,
    }),
    matches: () => false,
  })
  const several = (ids: string): Selection =>
    ids === '' ? nothing : { blocks: ids.split(' '), pointer: '' }
  store.getState().select(several(before))
  const stop = showSelection(
    { defaultView: { innerHeight: 800, matchMedia, scrollBy } } as unknown as Document,
    store,
    { root } as unknown as PageParts,
    () => isPointing,
  )
  scrollBy.mockClear()
  store.getState().select(several(after))
  stop()
  return (scrollBy.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top
}

test('of several blocks the page scrolls to the one that was chosen last', () => {
  const [toB, toD] = [scrolledBetween('', 'b'), scrolledBetween('', 'd')]
  expect(toD).toBeGreaterThan(toB ?? Infinity)
  expect(scrolledBetween('b', 'b d')).toBe(toD)
  expect(scrolledBetween('b', 'b c d')).toBe(toD)
  expect(scrolledBetween('d', 'b c d')).toBe(toB)
  expect(scrolledBetween('c', 'b d')).toBe(toB)
})

test('the page stays where a block is taken out of what is selected, or all are selected', () => {
  expect(scrolledBetween('b c d', 'b d')).toBeUndefined()
  expect(scrolledBetween('', 'a b c d')).toBeUndefined()
  expect(scrolledBetween('c', 'a b c d')).toBeUndefined()
})

test('a click on the page does not scroll it', () =>
  expect(scrolledBetween('b', 'b d', true)).toBeUndefined())

test('the page scrolls to its footer as that is chosen to be edited, twice, past blocks of guessed sizes', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const chrome = 'one/chrome.json'
  const files = { 'one/home.json': { route: '/', blocks: [] }, [chrome]: { footer: {} } }
  const store = openStudio(files, 'one/home.json')
  const scrollBy = vi.fn()
  const matchMedia = () => ({ matches: false })
  const footer = (isBlocks: boolean) => ({
    getBoundingClientRect: () => ({ top: isBlocks ? 0 : 5000, left: 0, width: 100, height: 400 }),
    closest: () => (isBlocks ? {} : null),
  })
  const frame = {
    defaultView: { innerHeight: 800, matchMedia, scrollBy },
    querySelectorAll: (tag: string) => (tag === 'footer' ? [footer(true), footer(false)] : []),
  } as unknown as Document
  const stop = showSelection(frame, store, {} as unknown as PageParts)
  store.getState().open(chrome)
  store.getState().select({ blocks: [], pointer: '/footer/places' })
  for (let turn = 0; turn < 10; turn++) frames.shift()?.()
  stop()
  expect(scrollBy.mock.calls.map(([{ top }]) => top > 4000)).toEqual([true, true])
})
