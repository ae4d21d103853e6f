// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { StudioStore, type StudioStoreApi, useStudio } from '#studio/state/store.ts'
import { Guard } from '#studio/ui/Guard.tsx'
import { later } from '#studio/ui/later.tsx'
import { openStudio } from '#tests/studio/open-studio.ts'

import { type Mounted, drawsInDocument, mount } from './mount.tsx'

drawsInDocument()

/** The Studio's server. */
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  server.mockReset().mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', server)
})

const page = 'multi-location/home.json'

/** React tells the console of each fault that a boundary catches. */
function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** Does it, and waits until what it loads has come, or not, and was drawn. */
const settled = <T,>(does: () => T): Promise<T> =>
  act(async () => {
    const made = does()
    await new Promise((done) => setTimeout(done))
    return made
  })

function mounted(store: StudioStoreApi, part: React.ReactNode): Mounted {
  return mount(
    <StudioStore value={store}>
      <Guard name="The form">{part}</Guard>
      <p>Beside it</p>
    </StudioStore>,
  )
}

test('a fault stays in its part, says what it is, and is over when something else is chosen', () => {
  quiet()
  const store = openStudio({ [page]: { title: 'Hello', blocks: [] } }, page)
  const Form = (): string => {
    const { blocks } = useStudio((state) => state.selection)
    if (blocks.includes('bad')) throw new Error('blocks of this kind have no seventh corner')
    return 'All is well'
  }
  const { root } = mounted(store, <Form />)
  const choose = (id: string): void =>
    act(() => store.getState().select({ ...store.getState().selection, blocks: [id] }))
  expect(root.textContent).toBe('All is wellBeside it')
  choose('bad')
  expect(root.querySelector('[role=alert]')?.textContent).toContain(
    'The form has a problem and can’t be shown: blocks of this kind have no seventh corner',
  )
  expect(root.textContent).toContain('Beside it')
  choose('good')
  expect(root.textContent).toBe('All is wellBeside it')
})

test('a part that does not come says so, and is asked for again only when somebody wants it', async () => {
  quiet()
  let there = false
  const load = vi.fn(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module')
    return () => 'Here it is'
  })
  const Part = later(load)
  const store = openStudio({ [page]: { title: 'Hello', blocks: [] } }, page)
  const { root, get, click } = await settled(() => mounted(store, <Part />))
  expect(root.querySelector('[role=alert]')?.textContent).toContain('couldn’t be loaded')
  expect(root.textContent).not.toContain('Failed to fetch')
  act(() => store.getState().select({ ...store.getState().selection, blocks: ['other'] }))
  expect(load).toHaveBeenCalledTimes(1)
  there = true
  await settled(() => click(get('button', 'Try again')))
  expect(root.textContent).toBe('Here it isBeside it')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that did not come is asked for when the server is back, and when it is opened anew', async () => {
  quiet()
  const load = vi.fn(async (): Promise<() => string> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const Part = later(load)
  const store = openStudio({ [page]: { title: 'Hello', blocks: [] } }, page)
  const { unmount } = await settled(() => mounted(store, <Part />))
  act(() => store.getState().setSaving({ server: 'gone' }))
  await settled(() => store.getState().setSaving({ server: 'there' }))
  expect(load).toHaveBeenCalledTimes(2)
  unmount()
  await settled(() => mounted(store, <Part />))
  expect(load).toHaveBeenCalledTimes(3)
})

test('of a server that does not answer no part is asked: a browser may keep the failure', async () => {
  quiet()
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn(async () => () => 'Here it is')
  const Part = later(load)
  const store = openStudio({ [page]: { title: 'Hello', blocks: [] } }, page)
  const { root, get, click } = await settled(() => mounted(store, <Part />))
  expect(root.querySelector('[role=alert]')?.textContent).toContain('couldn’t be loaded')
  expect(load).not.toHaveBeenCalled()
  server.mockImplementation(async () => new Response())
  await settled(() => click(get('button', 'Try again')))
  expect(root.textContent).toBe('Here it isBeside it')
})
