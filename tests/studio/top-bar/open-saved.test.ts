import { afterEach, expect, test, vi } from 'vitest'

import { openSaved } from '#studio/top-bar/open-saved.ts'
import { openedOn } from '#tests/studio/open-studio.ts'
import { stubBrowser } from '#tests/studio/save/stub-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

const id = 'set/about.json'
const page = (title: string): object => ({ route: '/about', title, blocks: [] })

/** An editor with a page that is not saved, whose server answers so, and the tab that it opens. */
function opened(answer: () => unknown) {
  stubBrowser({ 'POST save': answer })
  const tab = {
    opener: {} as object | null,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(address: string) => void>() },
  }
  const open = vi.fn<(...to: string[]) => typeof tab>(() => tab)
  vi.stubGlobal('window', { open })
  const store = openedOn({ 'site.json': { variant: 'set' }, [id]: page('About') })
  store.getState().open(id)
  store.getState().change('Write', { ...store.getState().values, [id]: page('About us') })
  return { tab, open, store }
}

test('the tab is there before anything is waited for, and gets its address once all is saved', async () => {
  const { tab, open, store } = opened(() => ({ hashes: { [id]: 'b' } }))
  const shown = openSaved(store)
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
  expect(tab.location.replace).not.toHaveBeenCalled()
  await shown
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('/about')
  expect(tab.close).not.toHaveBeenCalled()
})

test('what cannot be saved leaves no empty tab behind', async () => {
  const message = 'The disk is full.'
  const { tab, store } = opened(() => Response.json({ message }, { status: 507 }))
  await openSaved(store)
  expect(tab.close).toHaveBeenCalledOnce()
  expect(store.getState().said.text).toMatch(/^The disk is full\. .* wasn’t opened\.$/)
})
