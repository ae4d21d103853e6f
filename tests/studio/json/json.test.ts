import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { definition } from '#engine/schema/schema.ts'
import { offeredKeys, offeredValues, rootSchema } from '#studio/json/completions.ts'
import { keepUnread } from '#studio/json/keep-unread.ts'
import { partAt } from '#studio/json/part-at.ts'
import { placeInText } from '#studio/json/place-in-text.ts'
import { placedFindings, readText } from '#studio/json/problems-in.ts'
import { refusedPart } from '#studio/json/refused-block.ts'
import { takeText } from '#studio/json/take-text.ts'
import { textOfPart } from '#studio/json/text-of-part.ts'
import { openSite, tab } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const text = `{
  "blocks": [
    {
      "type": "faves",
      "tags": ["a", "b"]
    }
  ]
}
`

test('a block is shown as its file has it, without what sets it in', () => {
  const document = JSON.parse(text) as unknown
  const part = textOfPart(document, { text }, '/blocks/0')
  expect(part).toBe('{\n  "type": "faves",\n  "tags": ["a", "b"]\n}')
  expect(textOfPart(document, { text }, '')).toBe(text.trimEnd())
  expect(textOfPart(document, undefined, '/blocks/0/tags')).toContain('"a"')
})

test('what is no JSON is told at its place, with what mends it', () => {
  const { value, problems } = readText('{\n  "a": 1,\n}')
  expect(value).toBeUndefined()
  expect(problems[0]).toMatchObject({
    message: 'This comma has no entry after it. Take the comma out.',
    start: 10,
    mend: { words: 'Fix it' },
  })
})

test('a key that stands twice is no value, because one of the two would be lost', () => {
  const { value, problems } = readText('{ "a": 1, "a": 2 }')
  expect(value).toBeUndefined()
  expect(problems[0]?.message).toContain('appears twice')
})

test('a finding stands at its value in the text of the block it is about', () => {
  const finding = {
    code: 'not-in-list',
    severity: 'error',
    file: 'pages/m/home.json',
    pointer: '/blocks/0/tags/1',
    problem: 'Wrong.',
    remedy: 'Change it.',
  } as Finding
  const part = '{ "type": "faves", "tags": ["a", "b"] }'
  const [placed] = placedFindings([finding], finding.file, '/blocks/0', part)
  expect(part.slice(placed?.start, placed?.end)).toBe('"b"')
  const [key] = placedFindings(
    [{ ...finding, on: 'key', pointer: '/blocks/0/tags' }],
    finding.file,
    '/blocks/0',
    part,
  )
  expect(part.slice(key?.start, key?.end)).toBe('"tags"')
  expect(placedFindings([finding], finding.file, '/blocks/1', part)).toEqual([])
})

test('a text that the editor would lose sight of is kept and not taken', () => {
  const page = { blocks: [{ id: 'a' }, { id: 'b' }] }
  expect(refusedPart({ id: 'c' }, 'a', page)).toBeUndefined()
  expect(refusedPart({ id: 'b' }, 'a', page)).toContain('Another block is called "b"')
  expect(refusedPart({}, 'a', page)).toContain('"id" is missing')
  expect(refusedPart([], undefined, page)).toContain('has to be an object')
})

describe('a text that is no JSON', () => {
  const storage = new Map<string, string>()
  const kept = {
    get length() {
      return storage.size
    },
    key: (at: number) => [...storage.keys()][at] ?? null,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  } as unknown as Storage
  beforeEach(() => storage.clear())

  /** An editor that is opened while these tabs are. */
  const opened = async (...tabs: string[]): Promise<StudioStoreApi> => {
    const store = openStudio({ 'm/home.json': { blocks: [{ id: 'a' }] } }, 'm/home.json')
    keepUnread(store, kept, Promise.resolve(new Set(tabs)), 'mitts')
    await Promise.resolve()
    return store
  }
  const left = (name: string, texts: Record<string, unknown>, site = 'mitts'): void =>
    void storage.set(`studio-unread ${site} ${name}`, JSON.stringify(texts))

  test('is found again, unless what it is of is gone', async () => {
    const first = await opened()
    first.getState().setUnread('m/home.json#a', { text: '{ oops', began: 1 })
    first.getState().setUnread('m/gone.json#a', { text: '{', began: 1 })
    first.getState().setUnread('m/home.json#gone', { text: '{', began: 1 })
    const [texts = ''] = storage.values()
    storage.clear()
    left('closed', JSON.parse(texts) as Record<string, unknown>)
    const second = await opened()
    expect(second.getState().unread).toEqual({ 'm/home.json#a': { text: '{ oops', began: 1 } })
    expect([...storage.values()]).toEqual(['{"m/home.json#a":{"text":"{ oops","began":1}}'])
    second.getState().setUnread('m/home.json#a', undefined)
    expect(storage.size).toBe(0)
  })

  test('is found again where its block is in a draft that waits for its author', async () => {
    const id = 'm/home.json'
    const began = { id: 'new' }
    const draft = { value: { blocks: [{ id: 'a' }, began] }, at: 0, tab: 'closed' }
    left('closed', { [`${id}#new`]: { text: '{ oops', began }, [`${id}#gone`]: { text: '{' } })
    const store = openStudio({ [id]: { blocks: [{ id: 'a' }] } }, id)
    store.getState().setSaving({ conflicts: [{ id, base: undefined, at: 0, draft }] })
    keepUnread(store, kept, Promise.resolve(new Set()), 'mitts')
    await Promise.resolve()
    store.getState().change('Choose the draft', { [id]: draft.value })
    expect(store.getState().unread).toEqual({ [`${id}#new`]: { text: '{ oops', began } })
  })

  test('is left to its tab while that is open', async () => {
    left('other', { 'm/home.json#a': '{ other' })
    const store = await opened('other')
    expect(store.getState().unread).toEqual({})
    store.getState().setUnread('m/home.json#a', { text: '{ mine', began: 1 })
    expect(storage.get('studio-unread mitts other')).toBe('{"m/home.json#a":"{ other"}')
  })

  test('is left to its site, whatever that of another calls its pages', async () => {
    left('closed', { 'm/home.json#a': '{ theirs', 'm/gone.json#a': '{ theirs' }, 'other')
    const before = [...storage]
    const store = await opened()
    expect(store.getState().unread).toEqual({})
    store.getState().setUnread('m/home.json#a', { text: '{ mine', began: 1 })
    expect([...storage]).toEqual([
      ...before,
      [`studio-unread mitts ${tab}`, '{"m/home.json#a":{"text":"{ mine","began":1}}'],
    ])
  })

  test('is of the same site when its server is started anew', () => {
    const sites = ['mitts.one', 'mitts.two', 'other.two'].map((content) => {
      vi.stubGlobal('document', { querySelector: () => ({ content }) })
      return openSite()
    })
    vi.unstubAllGlobals()
    expect(sites).toEqual(['mitts', 'mitts', 'other'])
  })

  test('is kept for later where another tab left another one of the same block', async () => {
    left('one', { 'm/home.json#a': '{ one' })
    left('two', { 'm/home.json#a': '{ two' })
    const { unread } = (await opened()).getState()
    expect(unread).toEqual({ 'm/home.json#a': { text: '{ one' } })
    expect(storage.get('studio-unread mitts two')).toBe('{"m/home.json#a":{"text":"{ two"}}')
  })

  test('does not keep the editor from opening, whatever it is', async () => {
    storage.set('studio-unread mitts closed', 'no JSON')
    expect((await opened()).getState().unread).toEqual({})
  })
})

describe('a text that is JSON again', () => {
  const id = 'm/home.json'
  const begin = { id: 'a', heading: 'One', text: 'Two' }
  const read = (text: string): string => `{ "id": "a", "heading": "${text}", "text": "Two" }`
  /** What comes of a block that became `meanwhile` before a text of it could be read. */
  const after = (meanwhile: unknown, known = true): StudioStoreApi => {
    const store = openStudio({ [id]: { blocks: [begin] } }, id)
    const part = { document: id, at: '/blocks/0', block: 'a' }
    expect(takeText(store, part, '{ "id": ')).toBeUndefined()
    store.getState().change('Elsewhere', { [id]: { blocks: [meanwhile] } })
    if (!known) {
      store.getState().setUnread(`${id}#a`, undefined)
      store.getState().setUnread(`${id}#a`, { text: '{ "id": ' })
    }
    takeText(store, part, `${read('Mine')} oops`)
    takeText(store, part, read('Mine'))
    return store
  }
  const block = (store: StudioStoreApi): unknown =>
    (store.getState().values[id] as { blocks: unknown[] }).blocks[0]

  test('takes back nothing that changed meanwhile in other places', () => {
    const store = after({ ...begin, text: 'Theirs' })
    expect(block(store)).toEqual({ ...begin, heading: 'Mine', text: 'Theirs' })
    expect(store.getState().said.text).toContain('both changes are in it')
  })

  test.each([
    ['in the same place', { ...begin, heading: 'Theirs' }, true],
    ['and nobody knows from what', { ...begin, text: 'Theirs' }, false],
  ])('stands where that changed %s, and undo shows what was there', (_, meanwhile, known) => {
    const store = after(meanwhile, known)
    expect(block(store)).toEqual({ ...begin, heading: 'Mine' })
    expect(store.getState().said.text).toContain('Your text was kept; undo to see the other.')
    store.getState().travel('undo')
    expect(block(store)).toEqual(meanwhile)
  })

  test('is not spoken of where nothing changed meanwhile', () => {
    const store = after(begin)
    expect(block(store)).toEqual({ ...begin, heading: 'Mine' })
    expect(store.getState().said.text).toBe('')
  })
})

test('the cursor is in a part of a block, or of a block of the whole page', () => {
  const block = '{ "id": "a", "tags": ["x", "y"] }'
  expect(partAt(block, block.indexOf('y'), 'a', {})).toEqual({ blocks: ['a'], pointer: '/tags/1' })
  expect(partAt(block, block.indexOf('tags'), 'a', {})).toEqual({ blocks: ['a'], pointer: '/tags' })
  expect(partAt(block, 0, 'a', {})).toEqual({ blocks: ['a'], pointer: '' })
  const page = `{ "title": "T", "blocks": [${block}] }`
  const document = JSON.parse(page) as unknown
  const whole = (word: string) => partAt(page, page.indexOf(word), undefined, document)
  expect(whole('"y"')).toEqual({ blocks: ['a'], pointer: '/tags/1', whole: true })
  expect(whole('"T"')).toEqual({ blocks: [], pointer: '/title' })
})

/** Where the cursor is, at `|`: "key /items/0 has name". */
function place(marked: string): string {
  const at = marked.indexOf('|')
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: json() })
  const found = placeInText(state, at)
  return found ? `${found.kind} ${found.at} has ${found.has.join()}` : 'nowhere'
}

test('the cursor is at a key, or at a value, of what the text says around it', () => {
  expect(place('{ "a": 1, | }')).toBe('key  has a')
  expect(place('{ "a": { "b|" } }')).toBe('key /a has b')
  expect(place('{ "a": "x|" }')).toBe('value /a has ')
  expect(place('{ "a": [1, "x|"] }')).toBe('value /a/1 has ')
  expect(place('{ "a": [{ "b": tr| }] }')).toBe('value /a/0/b has ')
  expect(place('{ "items": [{ "name": "x", | }] }')).toBe('key /items/0 has name')
})

test('what may be written is offered from the schema and from the site', () => {
  const block = { type: 'faves', id: 'faves', items: [{ name: 'A' }] }
  const root = rootSchema('Page', block)
  const site = {
    values: { 'content/locations.json': { locations: { ues: { name: 'UES' } } } },
    media: ['media/hands/point.svg', 'media/Sommer Fest.jpg'],
  }
  const labels = (offers: readonly { label: string }[]): string[] =>
    offers.map(({ label }) => label)
  expect(labels(offeredKeys(root, block, '/items/0', ['name']))).toContain('price')
  expect(labels(offeredKeys(root, block, '/items/0', ['name']))).not.toContain('name')
  expect(labels(offeredValues(root, block, '/items/0/field', site))).toContain('mustard')
  expect(labels(offeredValues(root, block, '/hand', site))).toEqual(['media/hands/point.svg'])
  expect(labels(offeredValues(root, block, '/follow', site))).toEqual(['true', 'false'])
  expect(labels(offeredValues(root, block, '/type', site))).toContain('marquee')
  const page = { blocks: [block] }
  expect(labels(offeredKeys(definition('Page'), page, '/blocks/0', []))).toContain('heading')
  expect(labels(offeredKeys(definition('Page'), { blocks: 7 }, '/blocks/0', []))).toEqual([])
  // What would say nothing beside the rest is not offered.
  const still = { ...block, follow: false }
  expect(labels(offeredKeys(root, block, '', ['follow']))).toContain('hand')
  expect(labels(offeredKeys(root, still, '', ['follow']))).not.toContain('hand')
})
