import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Draft, DraftsRequest } from '#studio/api.ts'
import { startSaving } from '#studio/save/start-saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

import { type Answers, stubBrowser } from './stub-browser.ts'

const id = 'set/home.json'
const page = (title: string): unknown => ({ title, blocks: [] })

let answers: Answers
let puts: DraftsRequest[]
let stop = (): void => {}

beforeEach(() => {
  puts = []
  answers = {
    'GET news': () => new Promise(() => {}),
    'PUT drafts': (request) => void puts.push(request as DraftsRequest),
  }
  stubBrowser(answers)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function started(documents: Readonly<Record<string, unknown>>, drafts: readonly Draft[] = []) {
  const store: StudioStoreApi = openedOn(documents, drafts)
  const saving = startSaving(store)
  stop = () => saving.stop()
  return { store, journal: saving.journal }
}

test('a draft that waits is kept, also beside one that mends a file', async () => {
  const about = 'set/about.json'
  const broken = '{ "title": "About" "blocks": [] }'
  const draft = { base: file(broken).hash, tab: 'gone', at: 1 }
  const { journal } = started({ [id]: page('Now'), [about]: broken }, [
    { ...draft, id: about, text: broken.replace('" "', '", "') },
    { ...draft, id, text: file(page('Draft')).text },
  ])
  await journal.flush(true)
  expect(puts.flatMap(({ taken }) => taken)).toEqual([{ id: about, tab: 'gone', at: 1 }])
})
