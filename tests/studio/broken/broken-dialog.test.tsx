// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { BrokenDialog } from '#studio/broken/BrokenDialog.tsx'
import { takeText } from '#studio/json/take-text.ts'
import { takeUp } from '#studio/save/follow.ts'
import { SaveState } from '#studio/save/SaveState.tsx'
import { brokenFiles } from '#studio/state/broken-files.ts'
import { changedDocuments, textOf } from '#studio/state/documents.ts'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'
import { type Mounted, drawsInDocument, mount, settled } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'set/home.json'
const sound = '{\n  "title": "Home",\n  "tags": ["a", "b"]\n}\n'
const broken = '{\n  "title": "Start"\n  "tags": ["a", "b"],\n  "mine": 1\n}\n'
const published = sound.replace('Home', 'Published')

const broke = (): StudioStoreApi => {
  const store = openedOn({ [id]: sound })
  takeUp(store, { [id]: file(broken) })
  return store
}
const begun = (): StudioStoreApi => openedOn({ [id]: broken, 'set/other.json': {} })

/** What a save would write now. */
const written = (store: StudioStoreApi): string | undefined => {
  const { values, disk, stored } = store.getState()
  const [changed] = changedDocuments(values, disk)
  return changed && textOf(values[changed], stored[changed])
}

/** The window on a site whose versions are these, the newest first. */
async function opened(store: StudioStoreApi, texts: readonly string[]): Promise<Mounted> {
  vi.stubGlobal('fetch', (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://studio.example')
    const versions = texts.map((_, at) => ({ id, commit: `${at}`, author: 'Ada', at: 0 }))
    const text = texts[Number(searchParams.get('commit'))]
    return Promise.resolve(Response.json(pathname.endsWith('history') ? { versions } : { text }))
  })
  const drawn = mount(
    <StudioStore value={store}>
      <SaveState />
      <BrokenDialog />
    </StudioStore>,
  )
  await settled()
  return drawn
}

function choose({ root, click }: Mounted, way: RegExp): void {
  const label = [...root.querySelectorAll('label')].find((one) => way.test(one.textContent))
  const radio = label?.querySelector('input')
  if (!radio) throw new Error('There is no such choice.')
  click(radio)
}

const press = ({ get, click }: Mounted, name: string): void => click(get('button', name))

test('“All saved” stands nowhere while a file is broken, whenever that happened', async () => {
  for (const store of [broke(), begun()]) {
    const { root } = await opened(store, [])
    expect(root.textContent).not.toContain('All saved')
    expect(root.textContent).toContain('A file is broken')
    expect(root.textContent).toMatch(/Line \d: .*comma/)
  }
})

test('the last version that can be read is put back, after what would be lost was shown', async () => {
  for (const store of [broke(), begun()]) {
    const before = store.getState().values[id]
    const drawn = await opened(store, [broken, published])
    choose(drawn, /last published/)
    const lost = drawn.get('section', 'What you’d lose from the broken file').textContent
    expect(lost).toContain('"title": "Start"\n"mine": 1')
    expect(lost).not.toContain('tags')
    press(drawn, 'Put it back')
    expect(written(store)).toBe(published)
    expect(brokenFiles(store.getState())).toEqual([])
    await settled(() => store.getState().travel('undo'))
    expect(store.getState().values[id]).toEqual(before)
  }
})

test('what is here can be kept, in the form that the file had', async () => {
  const store = broke()
  const drawn = await opened(store, [])
  choose(drawn, /Keep what is here/)
  press(drawn, 'Keep it')
  expect(written(store)).toBe(sound)
  expect(store.getState().stored[id]?.hash).toBe(file(broken).hash)
})

test('a text that is mended in the JSON tab has what was changed here as well', async () => {
  const store = broke()
  const { values } = store.getState()
  store.getState().change('Edit', { ...values, [id]: { title: 'Home', tags: ['a', 'c'] } })
  press(await opened(store, []), 'Show its text')
  const part = { document: id, at: '', block: undefined }
  expect(store.getState().unread[`${id}#`]?.text).toBe(broken)
  expect(store.getState().view.json).toBe(true)
  await settled(() => void takeText(store, part, broken.replace('"Start"', '"Start",')))
  expect(store.getState().values[id]).toEqual({ title: 'Start', tags: ['a', 'c'], mine: 1 })
})

test('a text that waits in the JSON tab is not thrown away for the broken one', async () => {
  const store = broke()
  store.getState().setUnread(`${id}#`, { text: '{ mine' })
  const drawn = await opened(store, [])
  press(drawn, 'Show its text')
  expect(drawn.root.textContent).toContain('The JSON tab already has unfinished text for this.')
  expect(store.getState().unread[`${id}#`]?.text).toBe('{ mine')
})

test('where git has nothing that can be read, nothing is put back', async () => {
  const store = broke()
  const drawn = await opened(store, [broken])
  choose(drawn, /last published/)
  press(drawn, 'Put it back')
  expect(drawn.root.textContent).toContain('There’s no published version that can be read.')
  expect(written(store)).toBe(undefined)
})
