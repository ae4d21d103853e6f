// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import type { UploadRequest } from '#studio/api.ts'
import { MediaPanel } from '#studio/media/MediaPanel.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** Uploads these files at once, to a server that takes pictures: what is said, and what was sent. */
async function uploaded(...names: string[]): Promise<{ said: string[]; sent: string[] }> {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as UploadRequest
    sent.push(name)
    return name.endsWith('.png')
      ? Response.json({ src: `media/${name}`, media: {} })
      : Response.json({ message: 'That is no picture. Use PNG.' }, { status: 422 })
  })
  const store = openStudio({ 'set/home.json': { blocks: [] } }, 'set/home.json')
  const said: string[] = []
  store.subscribe((now, before) => {
    if (now.said !== before.said) said.push(now.said.text)
  })
  const { root } = mount(
    <StudioStore value={store}>
      <MediaPanel />
    </StudioStore>,
  )
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing takes files.')
  expect(input.multiple).toBe(true)
  Object.defineProperty(input, 'files', { value: names.map((name) => new File(['x'], name)) })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(said).toHaveLength(names.length))
  })
  return { said, sent }
}

test('several files are uploaded one after the other, and each is answered', async () => {
  expect(await uploaded('rye.png', 'prices.pdf', 'bun.png')).toEqual({
    sent: ['rye.png', 'prices.pdf', 'bun.png'],
    said: ['Uploaded rye.png.', 'Uploaded bun.png.', 'prices.pdf: That is no picture. Use PNG.'],
  })
})

test('a file alone is refused without its name, which the author has just chosen', async () => {
  expect((await uploaded('prices.pdf')).said).toEqual(['That is no picture. Use PNG.'])
})

test('a search that finds nothing says so, to those who do not see the list too', () => {
  const { root, get } = mount(
    <StudioStore value={openStudio({ 'set/home.json': { blocks: [] } }, 'set/home.json')}>
      <MediaPanel />
    </StudioStore>,
  )
  const field = root.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) throw new Error('Nothing searches.')
  const said = get('status')
  expect(said.textContent).toBe('There’s nothing here yet. Upload a file.')
  typeInto(field, 'rye')
  expect(get('status')).toBe(said)
  expect(said.textContent).toBe('No file is called “rye”. Search for another word, or upload one.')
})

test('a file that no page can name says so, and is not dragged onto one', () => {
  const store = openStudio({ 'set/home.json': { blocks: [] } }, 'set/home.json')
  store.getState().stocked({
    'media/rye.png': file('media/rye.png'),
    'media/Old Rye.png': file('media/Old Rye.png'),
  })
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <MediaPanel />
    </StudioStore>,
  )
  click(get('button', 'Old Rye.png'))
  expect(get('button', 'Old Rye.png').getAttribute('draggable')).toBe(null)
  expect(root.textContent).toContain('Pages can’t name media/Old Rye.png. Rename it:')
  click(get('button', 'rye.png'))
  expect(get('button', 'rye.png').getAttribute('draggable')).toBe('true')
  expect(root.textContent).not.toContain('Pages can’t name')
})

const file = (src: string) => ({
  src,
  url: `/${src}`,
  width: 1,
  height: 1,
  kind: 'image' as const,
  type: 'image/png',
  bytes: 1,
})

test('a file that nothing shows is deleted once that is said again, and the newest come first', async () => {
  const page = { blocks: [{ type: 'x', id: 'x', image: { src: 'media/bun.png', alt: '' } }] }
  const store = openStudio({ 'set/home.json': page }, 'set/home.json')
  const { media: none } = store.getState().site
  const all = ['media/bun.png', 'media/rye.png', 'media/uploads/ham.png', 'media/uploads/a.png']
  const stock = Object.fromEntries(all.map((src) => [src, file(src)]))
  store.getState().stocked({ ...none, ...stock })
  store.getState().look({ uploaded: ['media/uploads/ham.png'] })
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)])
    const { 'media/rye.png': _, ...media } = stock
    return Response.json({ media })
  })
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <MediaPanel />
    </StudioStore>,
  )
  expect([...root.querySelectorAll('li > button')].map((one) => one.getAttribute('title'))).toEqual(
    ['media/uploads/ham.png', 'media/uploads/a.png', 'media/bun.png', 'media/rye.png'],
  )
  click(get('button', 'bun.png'))
  expect(get('button', 'Delete bun.png').getAttribute('aria-disabled')).toBe('true')
  click(get('button', 'rye.png'))
  click(get('button', 'Delete rye.png'))
  expect(asked).toEqual([])
  await act(async () => {
    click(get('button', 'Delete it'))
    await vi.waitFor(() => expect(store.getState().said.text).toBe('rye.png is deleted.'))
  })
  expect(asked).toEqual([['/studio/api/remove-media', { src: 'media/rye.png' }]])
  expect(root.textContent).not.toContain('rye.png')
})
