import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { rewrite } from '#engine/edit/rewrite.ts'
import { renameBlockIn, renameSettingIn } from '#engine/site/rename.ts'

const page = `{
  "title": "Home",
  "blocks": [
    { "type": "hero", "id": "top", "lines": ["Get a", "grip"] },
    {
      "type":"faves",
      "id":"faves"
    },
    {
      "type": "intro",
      "id": "intro",
      "width": 1.50
    }
  ]
}
`
type Page = { title: string; blocks: Record<string, unknown>[] }
const read = (): Page => JSON.parse(page) as Page

/** The lines of `page` that a change adds and takes away. */
function change(edit: (page: Page) => void): string[] {
  const value = read()
  edit(value)
  const after = rewrite(page, value)
  expect(JSON.parse(after)).toEqual(value)
  const [old, now] = [page.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ]
}

describe('a change costs its own lines', () => {
  test('one heading is one line', () =>
    expect(change((page) => (page.title = 'Lunch'))).toEqual([
      '-  "title": "Home",',
      '+  "title": "Lunch",',
    ]))
  test.each(['', '\n', '\r\n'])('a document on one line, which ends with %j, stays on it', (end) =>
    expect(rewrite(`{"a":[{"b":1}]}${end}`, { a: [{ b: 1 }, { c: 1, d: [2] }] })).toBe(
      `{"a":[{"b":1},{"c":1,"d":[2]}]}${end}`,
    ),
  )
  test.each([
    ['{"a":[]}', '{"a":[1,{"b":2}]}'],
    [
      '{\r\n\t"a": []\r\n}',
      '{\r\n\t"a": [\r\n\t\t1,\r\n\t\t{\r\n\t\t\t"b": 2\r\n\t\t}\r\n\t]\r\n}',
    ],
  ])('an empty list in %j is filled as the text around it is written', (text, filled) =>
    expect(rewrite(text, { a: [1, { b: 2 }] })).toBe(filled),
  )

  test('an item in a list on one line stays on it', () =>
    expect(
      change((page) => (page.blocks[0] = { ...page.blocks[0], lines: ['Get a', 'hold'] })),
    ).toEqual([
      '-    { "type": "hero", "id": "top", "lines": ["Get a", "grip"] },',
      '+    { "type": "hero", "id": "top", "lines": ["Get a", "hold"] },',
    ]))
  test('another name for a block is one line, also where that is spelt as nobody else would', () =>
    expect(change((page) => (page.blocks[2] = { ...page.blocks[2], id: 'opening' }))).toEqual([
      '-      "id": "intro",',
      '+      "id": "opening",',
    ]))
  test('a new setting stands after the one it follows, indented like it', () =>
    expect(change((page) => (page.blocks[2] = { ...page.blocks[2], note: 'Psst' }))).toEqual([
      '-      "width": 1.50',
      '+      "width": 1.50,',
      '+      "note": "Psst"',
    ]))
  test('a new block is written as its neighbours are', () =>
    expect(change((page) => page.blocks.splice(2, 0, { type: 'edge', id: 'ham' }))).toEqual([
      '+      "type": "edge",',
      '+      "id": "ham"',
    ]))
  test('a block that goes takes its comma along', () =>
    expect(change((page) => page.blocks.pop())).toEqual([
      '-    },',
      '-      "type": "intro",',
      '-      "id": "intro",',
      '-      "width": 1.50',
    ]))
})

test('a moved block keeps its own spelling', () => {
  const value = read()
  value.blocks.reverse()
  const after = rewrite(page, value)
  expect(after).toContain('"type":"faves",\n      "id":"faves"')
  expect(after).toContain('"width": 1.50')
  expect(JSON.parse(after)).toEqual(value)
})

test.each([
  ['windows line ends', page.replaceAll('\n', '\r\n')],
  ['tabs', page.replaceAll('  ', '\t')],
  ['one line', JSON.stringify(JSON.parse(page))],
])('%s stay', (_, text) => {
  const value = JSON.parse(text) as Page
  value.blocks.splice(1, 0, { type: 'edge', id: 'ham', list: [1, { a: 2 }] })
  const after = rewrite(text, value)
  expect(JSON.parse(after)).toEqual(value)
  expect(after.includes('\r\n')).toBe(text.includes('\r\n'))
  expect(/[^\r]\n/.test(after)).toBe(/[^\r]\n/.test(text))
  expect(after.includes('\t')).toBe(text.includes('\t'))
})

test('a text with a key twice is left alone', () =>
  expect(() => rewrite('{"a":1,"a":2}', { a: 3 })).toThrow('key twice'))

const json = fc.jsonValue({ maxDepth: 5 })
const spelling = fc.constantFrom(0, 1, 2, '\t')

test('whatever the two values are, the text means the new one and stays if nothing changed', () => {
  fc.assert(
    fc.property(json, json, spelling, (before, after, indent) => {
      const text = JSON.stringify(before, null, indent)
      expect(rewrite(text, JSON.parse(text))).toBe(text)
      const target = JSON.parse(JSON.stringify(after)) as unknown
      expect(JSON.parse(rewrite(text, target))).toEqual(target)
    }),
    { numRuns: 2000 },
  )
})

test('a document that is edited and edited back has the bytes it had', () => {
  const text = readFileSync('pages/multi-location/home.json', 'utf8')
  const original = JSON.parse(text) as Page
  fc.assert(
    fc.property(
      fc.nat(original.blocks.length - 1),
      fc.nat(original.blocks.length - 1),
      fc.string(),
      (from, to, title) => {
        const edited = structuredClone(original)
        edited.title = title
        edited.blocks.splice(to, 0, ...edited.blocks.splice(from, 1))
        const there = rewrite(text, edited)
        expect(JSON.parse(there)).toEqual(edited)
        expect(rewrite(there, original)).toBe(text)
      },
    ),
    { numRuns: 100 },
  )
})

/** A value as a hand might write it: `inline` says which containers stand on one line. */
function handwritten(value: unknown, inline: () => boolean, indent = '\n'): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isOne = inline()
  const inner = isOne ? ' ' : `${indent}\t`
  const members = Object.entries(value).map(([key, one]) => {
    const text = handwritten(one, isOne ? () => true : inline, `${indent}\t`)
    return inner + (Array.isArray(value) ? text : `${JSON.stringify(key)} : ${text}`)
  })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return members.length === 0
    ? open + close
    : open + members.join(',') + (isOne ? ' ' : indent) + close
}

/** Where the texts of a value are: what holds them, and under which key. */
function textPlaces(value: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? [[value as Record<string, unknown>, key]] : textPlaces(one),
  )
}

test('another word anywhere in our own documents changes nothing but its own bytes', () => {
  const documents = ['multi-location/home', 'multi-location/chrome', 'content/menu', 'theme']
  const read = documents.map(
    (path) => JSON.parse(readFileSync(`pages/${path}.json`, 'utf8')) as unknown,
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...read),
      fc.nat(),
      fc.infiniteStream(fc.boolean()),
      (own, which, lines) => {
        const value = structuredClone(own)
        const text = handwritten(value, () => lines.next().value)
        const places = textPlaces(value)
        const [holder, key] = places[which % places.length] as (typeof places)[number]
        const was = `${JSON.stringify(holder[key])}`
        holder[key] = 'not said anywhere'
        const after = rewrite(text, value)
        const at = after.indexOf('"not said anywhere"')
        expect(JSON.parse(after)).toEqual(value)
        expect(text.slice(0, at) + '"not said anywhere"' + text.slice(at + was.length)).toBe(after)
      },
    ),
    { numRuns: 300 },
  )
})

test('a byte order mark is no reason to refuse a page, and stays', () => {
  const marked = `\uFEFF${page}`
  const setting = { pagesDir: 'pages', from: 'lines', to: 'words', v: 2 }
  expect([
    rewrite(marked, { ...read(), title: 'Menu' }),
    renameBlockIn(marked, 'Page', 'hero', 'opening'),
    renameSettingIn(marked, 'Page', 'hero', setting),
  ]).toEqual([
    marked.replace('Home', 'Menu'),
    marked.replace('hero', 'opening'),
    `\uFEFF${renameSettingIn(page, 'Page', 'hero', setting)}`,
  ])
})
