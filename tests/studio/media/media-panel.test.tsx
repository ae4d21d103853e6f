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
  expect(said.textContent).toBe('There is nothing here yet. Upload a file.')
  typeInto(field, 'rye')
  expect(get('status')).toBe(said)
  expect(said.textContent).toBe('No file is called “rye”. Search for another word, or upload one.')
})
