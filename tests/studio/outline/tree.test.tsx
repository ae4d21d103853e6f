// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { duplicateBlocks } from '#studio/commands/duplicate-blocks.ts'
import { moveBlocksTo } from '#studio/commands/move-blocks-to.ts'
import { EveryPage } from '#studio/outline/EveryPage.tsx'
import { Tree } from '#studio/outline/Tree.tsx'
import { block } from '#studio/state/selection.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const PAGE = 'one/home.json'

/** The outline of a page of these blocks by id; `?` is a block without one, `!` after it hidden. */
function outline(blocks: string) {
  const store = openStudio(
    {
      [PAGE]: {
        route: '/',
        title: 'Home',
        blocks: blocks.split(' ').map((word) => ({
          ...(word.startsWith('faves')
            ? { type: 'faves', items: [{ name: 'One' }, { name: 'Two' }] }
            : { type: 'edge' }),
          ...(word.startsWith('?') ? {} : { id: word }),
          ...(word.endsWith('!') ? { hidden: true } : {}),
        })),
      },
    },
    PAGE,
  )
  const { root } = mount(
    <StudioStore value={store}>
      <Tree />
    </StudioStore>,
  )
  const row = (at: number): HTMLElement =>
    root.querySelectorAll<HTMLElement>('[role=treeitem]')[at] ?? root
  const send = (target: Element | null, event: Event): void =>
    void act(() => target?.dispatchEvent(event))
  return {
    store,
    row,
    rows: () => root.querySelectorAll('[role=treeitem]').length,
    selected: () => store.getState().selection.blocks.join(' '),
    /** Undoes, and waits for what stands around the page to show it. */
    undo: async () => {
      act(() => void store.getState().travel('undo'))
      const { blocks: left } = store.getState().values[PAGE] as { blocks: unknown[] }
      await vi.waitFor(async () => {
        await act(async () => {})
        expect(root.querySelectorAll('[role=treeitem]')).toHaveLength(left.length)
      })
    },
    click: (target: Element | null, shiftKey = false) =>
      send(target, new MouseEvent('click', { bubbles: true, shiftKey })),
    point: (target: Element) => send(target, new MouseEvent('contextmenu', { bubbles: true })),
    press: (key: string) =>
      send(
        document.activeElement,
        new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }),
      ),
  }
}

test('Shift and arrows select from the first row on, up and down and back', () => {
  const { click, row, press, selected } = outline('a b c d e')
  act(() => row(2).focus())
  click(row(2))
  press('ArrowUp')
  press('ArrowUp')
  expect(selected()).toBe('a b c')
  expect(document.activeElement).toBe(row(0))
  press('ArrowDown')
  expect(selected()).toBe('b c')
  press('ArrowDown')
  press('ArrowDown')
  expect(selected()).toBe('c d')
})

test('the focus stays where it was when the rows that had it are gone', async () => {
  const { store, click, row, rows, undo } = outline('a b c')
  act(() => row(1).focus())
  click(row(1))
  act(() => void store.getState().run(duplicateBlocks, undefined))
  expect(document.activeElement).toBe(row(2))
  await undo()
  expect(rows()).toBe(3)
  expect(document.activeElement).toBe(row(2))
  act(() => store.getState().select({ blocks: ['a', 'b', 'c'], pointer: '' }))
  act(() => void store.getState().run(deleteBlocks, undefined))
  expect(document.activeElement?.getAttribute('role')).toBe('tree')
  await undo()
  expect(rows()).toBe(3)
  expect(document.activeElement?.getAttribute('role')).toBe('treeitem')
})

test('Shift steps over the parts of a block that shows them', () => {
  const { click, row, press, selected } = outline('a faves b')
  act(() => row(1).focus())
  click(row(1))
  expect(row(2).getAttribute('aria-label')).toBe('One')
  press('ArrowDown')
  expect(selected()).toBe('faves b')
})

test('Shift begins at the block that was chosen, wherever that stands by now', () => {
  const { store, click, row, selected } = outline('a b c d e')
  click(row(1))
  act(() => void store.getState().run(moveBlocksTo, { index: 4 }))
  click(row(4), true)
  expect(selected()).toBe('b e')
})

test('Shift begins at what was selected elsewhere', () => {
  const { store, click, row, selected } = outline('a b c d e')
  click(row(0))
  act(() => store.getState().select(block('c')))
  click(row(4), true)
  expect(selected()).toBe('c d e')
})

test('Shift begins at the row itself where an undo took away what was selected', async () => {
  const { store, click, row, selected, undo } = outline('a b c')
  click(row(1))
  act(() => void store.getState().run(duplicateBlocks, undefined))
  await undo()
  click(row(1), true)
  expect(selected()).toBe('b')
  click(row(2), true)
  expect(selected()).toBe('b c')
})

test('what has no id is refused, and nothing is done to another block instead', () => {
  const { store, click, point, row, selected } = outline('a ?!')
  click(row(0))
  const { values } = store.getState()
  click(row(1).querySelector('[data-do=hide]'))
  expect(store.getState().values).toBe(values)
  point(row(1))
  expect(document.querySelector('[role=menu]')).toBeNull()
  expect(selected()).toBe('a')
})

test('a part says that one thing is wrong in it', () => {
  const { store, click, row } = outline('faves')
  click(row(0))
  const wrong = { severity: 'error', file: `pages/${PAGE}`, pointer: '/blocks/0/items/0/name' }
  act(() => store.getState().found([wrong as Finding], store.getState()))
  expect(row(1).getAttribute('aria-label')).toBe('One, 1 problem')
})

test('the footer says that something is wrong in it, and the header that nothing is', () => {
  const chrome = 'one/chrome.json'
  const store = openStudio(
    { [PAGE]: { route: '/', blocks: [] }, [chrome]: { header: {}, footer: {}, strings: {} } },
    PAGE,
  )
  const { root } = mount(
    <StudioStore value={store}>
      <EveryPage />
      <EveryPage foot />
    </StudioStore>,
  )
  const wrong = { severity: 'error', file: `pages/${chrome}`, pointer: '/footer/legal/0/href' }
  act(() => store.getState().found([wrong as Finding], store.getState()))
  const told = [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(told).toEqual(['Header', 'Footer1 problem'])
})

test('rows below any screen come once the page is drawn; each says how many there are', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `b${index}`)
  const { store, row } = outline(ids.join(' '))
  const rows = (): number =>
    row(0).closest('[role=tree]')?.querySelectorAll('[role=treeitem]').length ?? 0
  expect(rows()).toBe(100)
  expect(row(99).getAttribute('aria-setsize')).toBe('130')
  act(() => store.getState().look({ drawn: true }))
  expect(rows()).toBe(130)
})
