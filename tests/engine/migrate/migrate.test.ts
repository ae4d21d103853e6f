import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Steps, migrate } from '#engine/migrate/migrate.ts'

const folder = { pagesDir: 'pages' }
const steps: Steps = new Map([
  [
    'hero',
    [
      {
        to: 2,
        why: 'A hero may have two buttons.',
        up: ({ button, ...rest }) => ({ ...rest, actions: button === undefined ? [] : [button] }),
      },
      {
        to: 3,
        why: 'A headline is a list of lines.',
        up: ({ title, ...rest }) => {
          if (typeof title !== 'string') throw new Error('title is no text')
          return { ...rest, lines: title.split(' / ') }
        },
      },
    ],
  ],
  ['note', []],
  [
    'sign',
    [
      {
        to: 2,
        why: 'All are large.',
        up: ({ small, ...rest }) => ({ ...rest, size: 'large', low: small === true }),
      },
    ],
  ],
  [
    'card',
    [
      {
        to: 2,
        why: 'Its label is a name.',
        up: (settings) => ({ ...settings, label: undefined, name: settings['label'] }),
      },
    ],
  ],
  [
    'shelf',
    [
      {
        to: 2,
        why: 'An item has a name.',
        up: ({ items, ...rest }) => ({
          ...rest,
          items: (items as Record<string, unknown>[]).map(({ label, ...item }) => ({
            ...item,
            name: label,
          })),
        }),
      },
    ],
  ],
])

/** The document written as people do, changed by the steps; a refusal is its sentence. */
function after(text: string): string {
  const result = migrate(text, steps, folder)
  return 'refusal' in result ? result.refusal : result.text
}

test('steps run in order from the version a block was written for', () => {
  expect(
    after('{\n  "type": "hero",\n  "id": "top",\n  "title": "A / B",\n  "button": "Go"\n}\n'),
  ).toBe(
    '{\n  "type": "hero",\n  "id": "top",\n  "v": 3,\n  "actions": [\n    "Go"\n  ],\n  "lines": [\n    "A",\n    "B"\n  ]\n}\n',
  )
  expect(after('{"type":"hero","id":"top","v":2,"title":"A","button":"Go"}')).toBe(
    '{"type":"hero","id":"top","v":3,"button":"Go","lines":["A"]}',
  )
})

test('a step may give a setting another value, and take one away whose value is there', () => {
  expect(after('{"type":"sign","small":true,"size":"tiny"}')).toBe(
    '{"type":"sign","v":2,"size":"large","low":true}',
  )
  expect(after('{"type":"hero","v":2,"title":"A","lines":["A"]}')).toBe(
    '{"type":"hero","v":3,"lines":["A"]}',
  )
})

describe('what no step is about keeps its bytes', () => {
  const other = '{ "type" :"note",\t"text": 1.0e2, "own": [ ] }'
  const unknown = '{"type": "zebra", "v": 9, "stripes": {"a":1}}'
  test.each([
    ['a page of other blocks', `{ "blocks": [${other}, ${unknown}, 7, null] , "x": 1 }`],
    ['a block of this version', '{ "blocks": [ {"v":3, "type": "hero", "title":  1} ] }\r\n'],
    ['a page without blocks', '{"blocks": "none"}'],
    ['a list', '[1, 2]'],
  ])('%s', (_, text) => expect(after(text)).toBe(text))

  test('neighbours and unknown settings of a block that changes', () => {
    const hero = '{"type": "hero", "v": 2, "odd" :  { "k":[1,2 ]}, "title": "A"}'
    const changed = after(`{ "blocks": [${other}, ${hero}, ${unknown}] }`)
    expect(changed).toContain(`[${other}, {"type": "hero", "v": 3, "odd" :  { "k":[1,2 ]}, "lines"`)
    expect(changed).toContain(`, ${unknown}] }`)
  })
})

describe('a document stays as it is', () => {
  test.each([
    [
      'where a block is newer than the code',
      '{"blocks": [{"type": "hero", "title": "A"}, {"type": "hero", "v": 4}]}',
      'Block 2 (hero): it was written for version 4 of its block, but this code knows version 3. Use newer code.',
    ],
    [
      'where a step fails',
      '{"blocks": [{"type": "hero", "title": "A"}, {"type": "hero"}]}',
      'Block 2 (hero): step 3 (A headline is a list of lines.) failed with “title is no text”. Fix the step.',
    ],
    [
      'where a step would lay a setting of before over what somebody wrote in its new place',
      '{"blocks": [{"type": "hero", "v": 2, "title": "A", "lines": ["Mine"]}]}',
      'Block 1 (hero): it has both "title" and "lines", and step 3 (A headline is a list of lines.) would lose what "lines" says. Take one of the two out.',
    ],
    [
      'where it would in an item of a list',
      '{"type": "shelf", "items": [{"label": "A"}, {"label": "B", "name": "Mine"}]}',
      'The block: it has both "label" and "name" in items #2, and step 2 (An item has a name.) would lose what "name" says. Take one of the two out.',
    ],
    [
      'where a step would put nothing in the place of what somebody wrote there',
      '{"type": "shelf", "items": [{"label": "A"}, {"name": "Mine"}]}',
      'The block: step 2 (An item has a name.) would lose what "name" says. Have it hand on a block that has nothing of before as it is, and leave out the key of what it takes away.',
    ],
    [
      'where a step takes a setting away by leaving its key',
      '{"type": "card", "label": "A"}',
      'The block: step 2 (Its label is a name.) would lose what "label" says. Have it hand on a block that has nothing of before as it is, and leave out the key of what it takes away.',
    ],
    [
      'where a version is none',
      '{"blocks": [{"type": "note", "v": "2"}]}',
      'Block 1 (note): its "v" is not a version. Write a whole number, or take it out.',
    ],
    [
      'where it is not JSON',
      '{"blocks": [',
      'It is not JSON. Fix it first; `npm run validate` says where.',
    ],
    [
      'where a key stands twice',
      '{"type": "hero", "title": "A", "title": "B"}',
      'The text has a key twice, so nothing can be changed in it safely.',
    ],
  ])('%s', (_, text, sentence) =>
    expect(migrate(text, steps, folder)).toEqual({ refusal: sentence }),
  )
})

test('twice is once, whatever a page holds', () => {
  const block = fc.record(
    {
      type: fc.constantFrom('hero', 'note', 'zebra', '__proto__'),
      v: fc.constantFrom(1, 2, 3, 4),
      title: fc.string(),
      button: fc.jsonValue(),
    },
    { requiredKeys: ['type'] },
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(block, fc.jsonValue())), fc.nat(4), (blocks, indent) => {
      const text = JSON.stringify({ blocks }, null, indent)
      const once = migrate(text, steps, folder)
      if ('refusal' in once) return
      expect(JSON.parse(once.text)).toEqual(JSON.parse(JSON.stringify(once.value)))
      expect(migrate(once.text, steps, folder)).toMatchObject({ text: once.text })
    }),
  )
})

test('a byte order mark stays where it was', () => {
  const page = JSON.stringify({ blocks: [{ type: 'hero', v: 2, title: 'Get / a grip' }] })
  expect(after(`\uFEFF${page}`)).toBe(`\uFEFF${after(page)}`)
})
