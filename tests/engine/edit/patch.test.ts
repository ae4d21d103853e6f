import { expect, test } from 'vitest'

import { type PatchStep, patched } from '#engine/edit/patch.ts'

const page = {
  title: 'Home',
  blocks: [
    { id: 'hero', heading: 'Lunch' },
    { id: 'news', lines: ['a', 'b'] },
  ],
}
const after = (...patch: PatchStep[]): unknown => patched(page, patch)
const ids = (document: unknown): string =>
  (document as typeof page).blocks.map(({ id }) => id).join(' ')

test.each<[string, PatchStep[], string]>([
  ['add at a place', [{ op: 'add', path: '/blocks/1', value: { id: 'new' } }], 'hero new news'],
  ['add before a name', [{ op: 'add', path: '/blocks/#hero', value: { id: 'x' } }], 'x hero news'],
  ['add at the end', [{ op: 'add', path: '/blocks/-', value: { id: 'x' } }], 'hero news x'],
  ['remove by name', [{ op: 'remove', path: '/blocks/#hero' }], 'news'],
  ['move', [{ op: 'move', from: '/blocks/#hero', path: '/blocks/-' }], 'news hero'],
  ['copy', [{ op: 'copy', from: '/blocks/0', path: '/blocks/2' }], 'hero news hero'],
  [
    'one step after another',
    [
      { op: 'remove', path: '/blocks/0' },
      { op: 'replace', path: '/blocks/0/id', value: 'first' },
    ],
    'first',
  ],
])('%s', (_, patch, expected) => expect(ids(after(...patch))).toBe(expected))

test('settings are set, added and taken out, and the page itself stays', () => {
  expect(
    after(
      { op: 'test', path: '/title', value: 'Home' },
      { op: 'replace', path: '/blocks/#hero/heading', value: 'Dinner' },
      { op: 'add', path: '/blocks/#hero/size', value: 2 },
      { op: 'remove', path: '/blocks/#news/lines/0' },
      { op: 'remove', path: '/title' },
    ),
  ).toEqual({
    blocks: [
      { id: 'hero', heading: 'Dinner', size: 2 },
      { id: 'news', lines: ['b'] },
    ],
  })
  expect(page.blocks[0]).toEqual({ id: 'hero', heading: 'Lunch' })
})

test('a key may have any name', () => {
  const made = after({ op: 'add', path: '/__proto__', value: { polluted: true } }) as object
  expect(Object.hasOwn(made, '__proto__')).toBe(true)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test.each<[PatchStep, string]>([
  [{ op: 'replace', path: '/blocks/#gone/id', value: 1 }, 'there is nothing at /blocks/#gone/id.'],
  [{ op: 'add', path: '/blocks/3', value: 1 }, 'there is nothing at /blocks/3.'],
  [{ op: 'add', path: '/blocks/01', value: 1 }, 'there is nothing at /blocks/01.'],
  [{ op: 'add', path: '/missing/key', value: 1 }, 'there is nothing at /missing/key.'],
  [{ op: 'remove', path: '/toString' }, 'there is nothing at /toString.'],
  [{ op: 'add', path: 'title', value: 1 }, 'title is not a JSON Pointer.'],
  [{ op: 'move', from: 'title', path: '/name' }, 'title is not a JSON Pointer.'],
  [{ op: 'remove', path: '' }, 'the whole page cannot be removed.'],
  [
    { op: 'test', path: '/title', value: 'Menu' },
    'the value at /title is not the one you tested for.',
  ],
  [{ op: 'move', from: '/blocks', path: '/blocks/0' }, '/blocks cannot move into itself.'],
])('%j is refused with a sentence that names the step', (step, sentence) =>
  expect(() => after({ op: 'test', path: '/title', value: 'Home' }, step)).toThrow(
    new RegExp(`^Step 2 \\(${step.op}\\): .*${sentence.replaceAll(/[/#.]/g, '\\$&')}`),
  ),
)

const list = {
  size: 2,
  blocks: [
    { id: 'hero', heading: 'Lunch', items: [{ label: 'Small' }, { label: 'Large' }], none: [] },
    { id: 'intro', text: 'Hi' },
  ],
}
test.each<[PatchStep['op'], string, string]>([
  [
    'replace',
    '/blocks/#intro/field',
    'A setting the page leaves out is at its default; write it with "add".',
  ],
  [
    'replace',
    '/blocks/#hero/headin',
    'A setting the page leaves out is at its default; write it with "add", or did you mean /blocks/#hero/heading?',
  ],
  ['replace', '/blocks/#intro/image/alt', 'Add /blocks/#intro/image first.'],
  ['remove', '/blocks/#her', 'Did you mean /blocks/#hero?'],
  ['remove', '/blocks/#quiz', '/blocks has #hero, #intro.'],
  ['remove', '/blocks/#hero/link', '/blocks/#hero has id, heading, items, none.'],
  ['replace', '/blocks[0]/heading', 'Did you mean /blocks/0/heading?'],
  ['replace', '/blocks[#hero]/heading', 'Did you mean /blocks/#hero/heading?'],
  ['replace', '/blocks/#hero/items/#small/label', 'Did you mean /blocks/#hero/items/0/label?'],
  [
    'remove',
    '/blocks/#hero/items/#else',
    'The items of /blocks/#hero/items have no ids; count them from 0.',
  ],
  ['remove', '/blocks/2', '/blocks has the items 0 to 1; use - to add one at the end.'],
  ['remove', '/blocks/#hero/none/0', '/blocks/#hero/none is empty; add at /blocks/#hero/none/-.'],
  ['remove', '/size/x', '/size is a single value, with nothing inside it.'],
  ['test', '/bloks/#hero', 'Did you mean /blocks/#hero?'],
])('%s at %s, where there is nothing, is told what would mend it', (op, path, remedy) =>
  expect(() => patched(list, [{ op, path, value: 1 } as PatchStep])).toThrow(
    `Step 1 (${op}): there is nothing at ${path}. ${remedy}`,
  ),
)

test.each<[string, (index: number) => PatchStep]>([
  ['itself', (index) => ({ op: 'copy', from: '', path: `/${index}` })],
  ['its list', (index) => ({ op: 'copy', from: '/blocks', path: `/blocks/0/${index}` })],
])('a page that is copied into %s over and over is refused before it fills the memory', (_, step) =>
  expect(() => after(...Array.from({ length: 60 }, (__, index) => step(index)))).toThrow(
    /^Step \d+ \(copy\): the page would be too long or too deeply nested\./,
  ),
)
