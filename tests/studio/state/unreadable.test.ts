import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { siteTree } from '#studio/check/site-tree.ts'
import { textOfPart } from '#studio/json/text-of-part.ts'
import { takeUp } from '#studio/save/follow.ts'
import { takeUpDrafts } from '#studio/save/take-up-drafts.ts'
import { applyFix } from '#studio/state/apply-fix.ts'
import { changedDocuments, textOf, unreadableIn } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openStudio, openedOn } from '#tests/studio/open-studio.ts'

const id = 'm/about.json'
const broken = '{\n  "route": "/about"\n  "tags": ["a", "b"]\n}\n'
const sound = broken.replace('"/about"', '"/about",')

const opened = (): StudioStoreApi => openStudio({ 'm/home.json': {}, [id]: broken }, 'm/home.json')
const unreadable = (store: StudioStoreApi): string[] => {
  const { values, disk, stored } = store.getState()
  return unreadableIn(values, disk, stored)
}

test('a file that is no JSON is there as a text, and one that was deleted is not', () => {
  const store = opened()
  expect(unreadable(store)).toEqual([id])
  store.getState().change('Delete', {})
  expect(unreadable(store)).toEqual([id])
})

test('a mended text is a document to save, in the form that it has, and can be taken back', () => {
  const store = opened()
  const before = store.getState().stored[id]
  store.getState().mend(id, sound.trimEnd())
  const { values, disk, stored } = store.getState()
  expect(unreadable(store)).toEqual([])
  expect(changedDocuments(values, disk)).toEqual([id])
  expect(textOf(values[id], stored[id])).toBe(sound)
  expect(stored[id]).toMatchObject(before ?? {})
  store.getState().travel('undo')
  expect(unreadable(store)).toEqual([id])
})

describe('a file that was mended, and is one on disk now', () => {
  const changed = (store: StudioStoreApi): string[] => {
    const { values, disk } = store.getState()
    return changedDocuments(values, disk)
  }

  test('is not deleted by undo, which takes back what came after', () => {
    const store = opened()
    const { mend, change, saved, travel } = store.getState()
    mend(id, sound.trimEnd())
    const { values } = store.getState()
    change('Edit', { ...values, [id]: { route: '/us' } })
    saved({ [id]: file({ route: '/us' }) })
    travel('undo')
    expect(store.getState().values[id]).toEqual(values[id])
    expect(travel('undo')).toBe(false)
    expect(changed(store)).toEqual([id])
    travel('redo')
    expect(changed(store)).toEqual([])
  })

  test('is not deleted by undo either, where somebody else mended it', () => {
    const store = opened()
    const { mend, travel } = store.getState()
    mend(id, sound.trimEnd())
    travel('undo')
    takeUp(store, { [id]: file(sound) })
    expect(travel('undo')).toBe(false)
    expect(changed(store)).toEqual([])
  })

  test('can be deleted, and brought back', () => {
    const store = opened()
    const { mend, change, saved, travel } = store.getState()
    mend(id, sound.trimEnd())
    const { values } = store.getState()
    saved({ [id]: file(sound) })
    change('Delete', { 'm/home.json': values['m/home.json'] })
    expect(changed(store)).toEqual([id])
    travel('undo')
    expect(store.getState().values[id]).toEqual(values[id])
    travel('redo')
    expect(store.getState().values[id]).toBeUndefined()
  })
})

test('a draft of a mended file comes back in the form that it has', () => {
  const base = opened().getState().stored[id]?.hash ?? null
  const store = openedOn({ 'm/home.json': {}, [id]: broken }, [
    { id, base, text: sound, at: 0, tab: 'gone' },
  ])
  takeUpDrafts(store)
  const { values, stored } = store.getState()
  expect(textOf(values[id], stored[id])).toBe(sound)
  expect(store.getState().travel('undo')).toBe(false)
  expect(store.getState().values[id]).toBe(values[id])
})

test('of two drafts that mend one file in other ways, the second waits for its author', () => {
  const base = opened().getState().stored[id]?.hash ?? null
  const one = sound.replace('{', '{ "one": 1,')
  const other = sound.replace('{', '{ "other": 1,')
  const store = openedOn({ 'm/home.json': {}, [id]: broken }, [
    { id, base, text: one, at: 0, tab: 'one' },
    { id, base, text: other, at: 1, tab: 'two' },
  ])
  takeUpDrafts(store)
  const { values, stored, saving } = store.getState()
  expect(textOf(values[id], stored[id])).toBe(one)
  expect(saving.conflicts).toMatchObject([{ id, draft: { tab: 'two', value: JSON.parse(other) } }])
})

test('what the check says to mend in a file that is no JSON is mended from the list', async () => {
  const store = opened()
  const { site, stored } = store.getState()
  const texts = new Map(Object.entries(stored).map(([name, { text }]) => [name, text]))
  const { findings } = await checkSite(siteTree(site, texts))
  const fault = findings.find(({ file, fix }) => file === `pages/${id}` && fix)
  store.getState().found(findings, store.getState())
  if (fault) applyFix(store, fault)
  const { values: after, stored: now } = store.getState()
  expect(textOf(after[id], now[id])).toBe(sound)
})

test('a file with a key twice is mended as a text, because a value would have one of the two', () => {
  const twice = '{ "route": "/about", "title": "One", "title": "Two" }'
  const store = openStudio({ 'm/home.json': {}, [id]: twice }, 'm/home.json')
  expect(unreadable(store)).toEqual([id])
  const { values, stored } = store.getState()
  expect(textOfPart(values[id], stored[id], '')).toBe(twice)
})
