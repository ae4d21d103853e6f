// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'

import { valueAt } from '#engine/where.ts'
import { dropMedia } from '#studio/canvas/frame/drop-media.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { MEDIA } from '#studio/inspector/fields/media/use-file-drop.ts'
import { pairOf } from '#studio/inspector/fields/picture/doubted.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import { nothing } from '#studio/state/selection.ts'
import { openStudio, openedWithMedia } from '#tests/studio/open-studio.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** What the server says of the next upload. */
const answers = (answer: object, status = 200): void => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
}

/** The answer to the next upload, once it is given. */
const answersLater = (): ((answer: object) => void) => {
  let answered: (answer: Response) => void
  const response = new Promise<Response>((resolve) => {
    answered = resolve
  })
  vi.stubGlobal('fetch', async () => response)
  return (answer) => answered(Response.json(answer))
}

const page = 'multi-location/home.json'

/** The home page, with the drawing of its hero under the pointer, or nothing of it. */
function held(isOverPicture = true) {
  const store = openedWithMedia(page)
  document.body.innerHTML = '<section data-block id="hero"><div></div><img></section>'
  const [root, cover, image] = document.querySelectorAll('section, section > *')
  document.elementsFromPoint = () =>
    [cover, isOverPicture && image, root].filter((one) => one instanceof Element)
  const blocks = () => blocksIn(store.getState().values[page])
  const hero = blocks().find(({ type }) => type === 'hero-video')
  if (hero) document.querySelector('section')?.setAttribute('id', hero.id)
  const parts = {
    page,
    block: (id: string) => blocks().find((one) => one.id === id),
    pointerAt: () => '/image/src',
  } as unknown as PageParts
  const over = vi.fn()
  const stop = dropMedia(document, store, parts, over)
  const send = (type: string, data: { files?: File[]; src?: string }): Event => {
    const { files = [], src = '' } = data
    const event = Object.assign(new Event(type, { cancelable: true }), {
      clientX: 1,
      clientY: 1,
      dataTransfer: { files, types: src ? [MEDIA] : ['Files'], getData: () => src },
    })
    document.dispatchEvent(event)
    return event
  }
  const shown = () =>
    valueAt(
      blocks().find((one) => one.id === hero?.id),
      '/image/src',
    )
  const steps = () => store.getState().history.past.map(({ label }) => label)
  return { store, over, send, stop, shown, steps, said: () => store.getState().said.text }
}

const photo = new File(['1'], 'photo.png', { type: 'image/png' })

test('a file that is dropped on a picture takes its place, in one step', async () => {
  const { store, send, shown, steps, over, stop } = held()
  const { media } = store.getState().site
  answers({ src: 'media/photo.png', media })
  expect(send('dragover', { files: [photo] }).defaultPrevented).toBe(true)
  expect(over.mock.lastCall?.[1]).toBe(document.querySelector('img'))
  send('drop', { files: [photo] })
  await vi.waitFor(() => expect(shown()).toBe('media/photo.png'))
  expect(steps()).toEqual(['Change Image'])
  expect(over.mock.lastCall).toEqual([undefined, undefined])
  stop()
})

test('what does not fit there, or is refused, is told and changes nothing', async () => {
  const { send, steps, said, stop } = held()
  send('drop', { files: [new File(['1'], 'menu.pdf', { type: 'application/pdf' })] })
  await vi.waitFor(() => expect(said()).toBe('menu.pdf isn’t a picture. Choose another file.'))
  answers({ message: 'That file is too large.' }, 413)
  send('drop', { files: [photo] })
  await vi.waitFor(() => expect(said()).toBe('That file is too large.'))
  send('drop', { src: 'media/faves/baron.webm' })
  expect(said()).toBe('baron.webm isn’t a picture. Choose another file.')
  expect(steps()).toEqual([])
  stop()
})

test('a file of the panel of media takes the place of a picture too', () => {
  const { send, shown, steps, stop } = held()
  send('drop', { src: 'media/hands/point.svg' })
  expect(shown()).toBe('media/hands/point.svg')
  expect(steps()).toHaveLength(1)
  stop()
})

test('words that were written for the picture before are asked about', () => {
  const { store, send, stop } = held()
  const { page: at, values, run } = store.getState()
  const index = blocksIn(values[page]).findIndex(({ type }) => type === 'hero-video')
  const value = 'A sandwich.'
  run(setValue, { document: at, at: `/blocks/${index}/image/alt`, value, name: 'Words' })
  send('drop', { src: 'media/hands/point.svg' })
  expect(store.getState().view.doubted).toEqual([pairOf('media/hands/point.svg', value)])
  stop()
})

test('beside a picture it is told where a file can be dropped', () => {
  const { send, said, steps, stop } = held(false)
  expect(send('dragover', { files: [photo] }).defaultPrevented).toBe(false)
  expect(said()).toBe('Drop it on a picture of the page, which it replaces.')
  send('drop', { files: [photo] })
  expect(steps()).toEqual([])
  stop()
})

const elsewhere = 'multi-location/menu.json'

test('whoever opened another page since, or selected another block, stays there', async () => {
  const { store, send, shown, said, stop } = held()
  const { media } = store.getState().site
  const answer = answersLater()
  send('drop', { files: [photo] })
  expect(store.getState().selection.pointer).toBe('/image/src')
  store.getState().open(elsewhere)
  answer({ src: 'media/photo.png', media })
  await vi.waitFor(() => expect(shown()).toBe('media/photo.png'))
  expect(said()).toBe('Replaced with photo.png.')
  expect(store.getState()).toMatchObject({ page: elsewhere, selection: nothing })
  stop()
})

describe('a picture of a list', () => {
  const shelf = { type: 'shelf', id: 'shelf', items: ['a', 'b', 'c'].map(item) }
  function item(name: string) {
    return { name, image: { src: `media/${name}.svg`, alt: '' } }
  }
  /** A file dropped on the picture of the first item, which arrives once this was done. */
  async function dropped(items: readonly object[]) {
    const store = openStudio({ [page]: { blocks: [shelf] } }, page)
    document.body.innerHTML = '<section data-block id="shelf"><img></section>'
    document.elementsFromPoint = () => [...document.querySelectorAll('img')]
    const blocks = () => blocksIn(store.getState().values[page])
    const parts = {
      page,
      block: () => blocks()[0],
      pointerAt: () => '/items/0/image/src',
    } as unknown as PageParts
    const stop = dropMedia(document, store, parts, vi.fn())
    const answer = answersLater()
    const dataTransfer = { files: [photo], types: ['Files'], getData: () => '' }
    document.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }))
    store.getState().change('Meanwhile', { [page]: { blocks: [{ ...shelf, items }] } })
    answer({ src: 'media/photo.png', media: {} })
    await vi.waitFor(() => expect(store.getState().said.text).toMatch(/photo\.png/))
    stop()
    const pictures = blocks().flatMap((one) => valueAt(one, '/items') as ReturnType<typeof item>[])
    return {
      shown: pictures.map(({ image }) => image.src.replace(/^media\/|\.\w+$/g, '')).join(' '),
      said: store.getState().said.text,
    }
  }
  const [a, b, c] = shelf.items as [object, object, object]
  const kept =
    'photo.png is in Media, but what it was dropped on changed in the meantime. Drop it there from Media.'
  test.each([
    ['moved down', [b, a, c], 'b photo c', 'Replaced with photo.png.'],
    ['went to the end', [b, c, a], 'b c photo', 'Replaced with photo.png.'],
    ['has one before it', [item('d'), a, b, c], 'd photo b c', 'Replaced with photo.png.'],
    ['has another name', [{ ...a, name: 'e' }, b, c], 'photo b c', 'Replaced with photo.png.'],
    ['is gone', [b, c], 'b c', kept],
    ['got another picture', [item('d'), b, c], 'd b c', kept],
  ])('that %s gets the file there, or is left alone', async (_, items, shown, said) => {
    expect(await dropped(items)).toEqual({ shown, said })
  })
})
