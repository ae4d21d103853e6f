// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { EditedPage } from '#studio/canvas/EditedPage.tsx'
import { blocksIn } from '#studio/state/blocks.ts'
import { block, nothing } from '#studio/state/selection.ts'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { openedWithMedia } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** The page of a store in a frame of its own, and what is drawn over it. */
function edited(store: StudioStoreApi): { frame: Document; root: HTMLElement } {
  const frame = document.implementation.createHTMLDocument()
  const { root } = mount(
    <StudioStore value={store}>
      <EditedPage
        frame={frame}
        area={{ current: null }}
        region={{ current: null }}
        scale={1}
        height={800}
      />
    </StudioStore>,
  )
  return { frame, root }
}

test.each([
  ['theme.json', { type: { displayS: '/x' } }, 'has the wrong kind of value'],
  ['multi-location/chrome.json', 7, 'has the wrong kind of value'],
  ['multi-location/chrome.json', { layout: 'heade' }, 'There is no layout “heade”. Use one of: '],
])('the page stays in sight while %s is %j', (id, wrong, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = openedWithMedia('shared/terms.json')
  const { frame, root } = edited(store)
  const before = frame.body.textContent
  expect(before).not.toBe('')
  expect(root.textContent).toBe('')
  const { values, change } = store.getState()
  act(() => change('Write JSON', { ...values, [id]: wrong }))
  expect(frame.body.textContent).toBe(before)
  expect(root.textContent).toContain('You see the last version that could be drawn.')
  expect(root.textContent).toContain(said)
  act(() => void store.getState().travel('undo'))
  expect(frame.body.textContent).toBe(before)
  expect(root.textContent).toBe('')
})

test('a page that could never be drawn does not claim to show an earlier version', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = openedWithMedia('shared/terms.json')
  const { values, change } = store.getState()
  change('Write JSON', { ...values, 'multi-location/chrome.json': { layout: 'heade' } })
  const { frame, root } = edited(store)
  expect(frame.body.textContent).toBe('')
  expect(root.textContent).toContain('The page can’t be drawn. There is no layout “heade”.')
})

test('a block stays in sight while a picture of it is not chosen, or a link is not there', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = 'multi-location/home.json'
  const store = openedWithMedia(page)
  const { frame } = edited(store)
  const faves = (): string => frame.querySelector('[data-block=faves]')?.textContent ?? ''
  const before = faves()
  expect(before).toContain('Cortese')
  const { values, change } = store.getState()
  const blocks = blocksIn(values[page]).map((block) =>
    block.type === 'faves'
      ? { ...block, hand: '', link: { ...block.link, href: 'link:nowhere' } }
      : block,
  )
  act(() => change('Write JSON', { ...values, [page]: { ...(values[page] as object), blocks } }))
  expect(faves()).toBe(before)
})

test('another page opens at its top', () => {
  const store = openedWithMedia('multi-location/home.json')
  const { frame } = edited(store)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.spyOn(frame, 'defaultView', 'get').mockReturnValue(window)
  act(() => store.getState().select(block('faves')))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => store.getState().open('multi-location/about-us.json'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('a click on a part asks for its field, and the tap of a finger only selects it', () => {
  const store = openedWithMedia('multi-location/home.json')
  const { frame } = edited(store)
  const heading = frame.querySelector('[data-block=faves] h2') as HTMLElement
  frame.elementsFromPoint = () => [heading]
  heading.checkVisibility = () => true
  const press = (pointerType: string): number => {
    const before = store.getState().fieldAsked
    act(() => {
      store.getState().select(nothing)
      heading.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
      heading.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
    })
    expect(store.getState().selection).toEqual(block('faves', '/heading'))
    return store.getState().fieldAsked - before
  }
  expect(press('touch')).toBe(0)
  expect(press('mouse')).toBe(1)
})
