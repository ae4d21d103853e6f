// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { takeUp } from '#studio/save/follow.ts'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { StatusPill } from '#studio/status/StatusPill.tsx'
import { file, openedOn } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const page = 'set/home.json'

/** What the pill says of a site without findings, once this was done. */
function saidOf(change: (store: StudioStoreApi) => void): string | null {
  const store = openedOn({ [page]: { title: 'Home', blocks: [{ type: 'intro', id: 'a' }] } })
  store.getState().found([], store.getState())
  const { root } = mount(
    <StudioStore value={store}>
      <StatusPill />
    </StudioStore>,
  )
  act(() => change(store))
  return root.textContent
}

test('nobody calls a site ready while a text of it is no JSON, or a file cannot be read', () => {
  expect(saidOf((store) => store.getState().setUnread(`${page}#a`, { text: '{ oops' }))).toBe(
    '100%1 problem',
  )
  expect(saidOf((store) => void takeUp(store, { [page]: file('{ oops') }))).toBe('100%1 problem')
  expect(
    saidOf((store) => {
      takeUp(store, { [page]: file('{ oops') })
      takeUp(store, { [page]: store.getState().stored[page] ?? null })
    }),
  ).toBe('100%Ready to publish')
})

test('nobody calls a site ready before it was checked', () => {
  const store = openedOn({ 'set/home.json': { title: 'Home', blocks: [] } })
  const { root } = mount(
    <StudioStore value={store}>
      <StatusPill />
    </StudioStore>,
  )
  expect(root.textContent).toBe('100%Checking the site')
  act(() => store.getState().found([], store.getState()))
  expect(root.textContent).toBe('100%Ready to publish')
})

test('the page has any width by a number, and none while one is half typed', () => {
  const store = openedOn({ [page]: { title: 'Home', blocks: [] } })
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <StatusPill />
    </StudioStore>,
  )
  click(get('button', '100%, 1440 pixels wide'))
  const field = root.querySelector('input') as HTMLInputElement
  expect(document.activeElement).toBe(field)
  for (const [typed, width] of [
    ['6', 1440],
    ['600', 600],
    ['6000', 600],
  ] as const) {
    typeInto(field, typed)
    expect(store.getState().view.width).toBe(width)
    expect(field.value).toBe(typed)
  }
  act(() => field.blur())
  expect(field.value).toBe('600')
})
