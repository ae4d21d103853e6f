import { beforeEach, expect, test } from 'vitest'

import { changedDocuments, formOf, parsed, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

const [home, a, b, c] = ['one/home.json', 'one/a.json', 'one/b.json', 'one/c.json'] as const

/** A page as somebody wrote it by hand. */
const byHand = (route: string, word: string): string =>
  `{"route":   "${route}", "blocks": [{"type": "text-band", "id": "x", "heading": "${word}"}]}\n`

let store: StudioStoreApi
let files: Record<string, string>

beforeEach(() => {
  files = { [home]: byHand('/', 'Home'), [a]: byHand('/a', 'A') }
  store = openedOn(files)
})

/** One step that takes a page away and puts another in. */
function step(gone: string | undefined, come?: string, value?: unknown): void {
  const { values, change } = store.getState()
  const next = { ...values }
  if (come !== undefined) next[come] = value ?? values[gone ?? '']
  if (gone !== undefined) delete next[gone]
  change('Change pages', next)
}

function save(): void {
  const { values, disk, saved } = store.getState()
  const written = changedDocuments(values, disk).map((id) => {
    const text = values[id] === undefined ? null : textOf(values[id], formOf(store.getState(), id))
    return [id, text] as const
  })
  for (const [id, text] of written)
    if (text === null) delete files[id]
    else files[id] = text
  saved(Object.fromEntries(written.map(([id, text]) => [id, text === null ? null : file(text)])))
}

test('a page that came back and got another name keeps its form, and has it under the old one', () => {
  const before = { ...files }
  step(a)
  save()
  store.getState().travel('undo')
  step(a, c)
  save()
  expect(files[c]).toBe(before[a])
  store.getState().travel('undo')
  save()
  expect(files).toEqual(before)
})

test('a page that got another name and was deleted, both before it was saved, comes back in its form', () => {
  const before = { ...files }
  step(a, c)
  step(c)
  save()
  store.getState().travel('undo')
  save()
  expect(files[c]).toBe(before[a])
  store.getState().travel('undo')
  save()
  expect(files).toEqual(before)
})

test('a page that comes back takes no form of one like it that goes meanwhile', () => {
  const text = byHand('/b', 'A').replaceAll(': ', ':')
  store.getState().keepForm(b, text)
  step(a, b, parsed(text))
  save()
  expect(files[b]).toBe(text)
})

test('a page that takes the name of a deleted one keeps its own form', () => {
  files[c] = JSON.stringify({ route: '/c', blocks: [] })
  const own = files[c]
  store = openedOn(files)
  step(a)
  save()
  step(c, a)
  save()
  expect(files[a]).toBe(own)
})

test('undone to the start, a page that was changed and renamed is the file that it was', () => {
  const before = { ...files }
  step(undefined, a, { route: '/a', blocks: [] })
  step(a, c)
  save()
  store.getState().travel('undo')
  store.getState().travel('undo')
  save()
  expect(files).toEqual(before)
})

test('undone to the start, a page whose name another had meanwhile is the file that it was', () => {
  files[b] = byHand('/b', 'B').replaceAll(': ', ':')
  const before = { ...files }
  store = openedOn(files)
  step(b)
  save()
  step(a, b)
  save()
  step(b)
  save()
  expect(Object.keys(files)).toEqual([home])
  for (let steps = 0; steps < 3; steps += 1) store.getState().travel('undo')
  save()
  expect(files).toEqual(before)
})
