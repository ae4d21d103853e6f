// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'set/home.json'
const drawing = (src: string, alt: string) => ({
  type: 'hero-image',
  id: 'hero',
  headline: [],
  image: { src, alt },
})

/** The form of a block with a picture, and its window of files, in which one was picked. */
async function picking(file: File) {
  let arrive = (): void => {}
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ src: 'media/new.png', media: {} }))
  })
  vi.stubGlobal('fetch', async () => new Response())
  const store = openStudio({ [id]: { blocks: [drawing('media/old.png', 'A roll')] } }, id)
  const { root, get, click, draw } = mount(null)
  const form = (index: number): void =>
    draw(
      <StudioStore value={store}>
        <SettingsForm
          schema={blockSchemas.get('hero-image') ?? {}}
          document={id}
          at={`/blocks/${index}`}
          block="hero"
        />
      </StudioStore>,
    )
  form(0)
  await act(async () => {
    click(get('button', 'Replace Image'))
    await vi.dynamicImportSettled()
  })
  const fetched = vi.fn(() => answer)
  vi.stubGlobal('fetch', fetched)
  const picker = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no window of files.')
  Object.defineProperty(picker, 'files', { value: [file] })
  await act(async () => void picker.dispatchEvent(new Event('change', { bubbles: true })))
  return {
    fetched,
    get,
    click,
    root,
    told: () => root.querySelector('[role=alert]')?.textContent,
    store,
    form,
    close: () => click(get('button', 'Close')),
    blocks: () => (store.getState().values[id] as { blocks: unknown[] }).blocks,
    arrived: () =>
      act(async () => {
        arrive()
        await vi.waitFor(() => expect(store.getState().said.text).toBe('Uploaded new.png.'))
      }),
  }
}

/** The same while the file is on its way. */
async function uploading() {
  const all = await picking(new File(['png'], 'new.png'))
  await act(() => vi.waitFor(() => expect(all.fetched).toHaveBeenCalled()))
  return all
}

test('a video that is picked for a picture is refused, as one that is dropped is', async () => {
  const { fetched, told, blocks } = await picking(new File(['m'], 'a.mp4', { type: 'video/mp4' }))
  expect(told()).toBe('a.mp4 isn’t a picture. Choose another file.')
  expect(fetched).not.toHaveBeenCalled()
  expect(blocks()).toEqual([drawing('media/old.png', 'A roll')])
})

test('a file that was uploaded for a picture becomes it', async () => {
  const { blocks, arrived } = await uploading()
  await arrived()
  expect(blocks()).toEqual([drawing('media/new.png', 'A roll')])
})

test('a file that arrives when its window is closed changes nothing', async () => {
  const { store, close, blocks, arrived } = await uploading()
  close()
  const other = drawing('media/other.png', 'Another block that stands there by now')
  act(() => store.getState().change('Edit', { [id]: { blocks: [other] } }))
  await arrived()
  expect(blocks()).toEqual([other])
})

test('a file that arrives when its block stands elsewhere goes there', async () => {
  const { store, form, blocks, arrived } = await uploading()
  const first = { type: 'edge', id: 'edge', image: { src: 'media/edge.png' } }
  act(() =>
    store.getState().change('Take up', {
      [id]: { blocks: [first, drawing('media/old.png', 'A roll')] },
    }),
  )
  form(1)
  await arrived()
  expect(blocks()).toEqual([first, drawing('media/new.png', 'A roll')])
})

test('another picture keeps the words of the one before, and asks about them until they are dealt with', async () => {
  const { arrived, blocks, root, get, click, store } = await uploading()
  const asks = (): boolean =>
    root.textContent?.includes('the words for the previous picture') ?? false
  expect(asks()).toBe(false)
  await arrived()
  expect(blocks()).toEqual([drawing('media/new.png', 'A roll')])
  expect(asks()).toBe(true)
  act(() => void store.getState().travel('undo'))
  expect(asks()).toBe(false)
  act(() => void store.getState().travel('redo'))
  click(get('button', 'Clear them'))
  expect(blocks()).toEqual([drawing('media/new.png', '')])
  expect(asks()).toBe(false)
  act(() => void store.getState().travel('undo'))
  click(get('button', 'They fit'))
  expect(blocks()).toEqual([drawing('media/new.png', 'A roll')])
  expect(asks()).toBe(false)
})
