import { expect, test } from 'vitest'

import { changeWords } from '#studio/versions/read-version.ts'
import { restorableBlocks, withBlock } from '#studio/versions/restore-block.ts'

/** `page('h i=2')`: a page of those blocks, a figure is the heading. */
const page = (notation: string): { blocks: Record<string, string>[] } => ({
  blocks: notation.split(' ').map((word) => {
    const [id = '', heading] = word.split('=')
    return { type: 'intro', id, ...(heading ? { heading } : {}) }
  }),
})
const notation = (value: unknown): string =>
  (value as ReturnType<typeof page>).blocks
    .map(({ id, heading }) => (heading === undefined ? id : `${id}=${heading}`))
    .join(' ')

test.each([
  ['a block that is otherwise now is put back in its place', 'a b=2 c', 'a b=1 c', 'b', 'a b=1 c'],
  ['one that moved since is put back where it is now', 'b=2 a', 'a b=1', 'b', 'b=1 a'],
  ['one that is gone is put back below what it stood below', 'a x c', 'a b=1 c', 'b', 'a b=1 x c'],
  ['also where that is gone too', 'a c', 'a x b=1 c', 'b', 'a b=1 c'],
  ['the first one is the first again', 'a c', 'b=1 a c', 'b', 'b=1 a c'],
])('%s', (_, now, then, id, result) => {
  expect(notation(withBlock(page(now), page(then), id).page)).toBe(result)
})

test('what stands among the blocks and is none stays', () => {
  const now = { blocks: [null, ...page('a b=2').blocks] }
  expect(withBlock(now, page('a b=1'), 'b').page).toEqual({
    blocks: [null, ...page('a b=1').blocks],
  })
})

test('a block of another type that has the id by now stays, and what is restored gets another', () => {
  const now = { blocks: [...page('a').blocks, { type: 'values', id: 'b', heading: 'New words' }] }
  const then = page('a b=1')
  expect(restorableBlocks(now, then).map(({ what }) => what)).toEqual(['Not on the page anymore'])
  const { page: restored, id } = withBlock(now, then, 'b')
  expect(notation(restored)).toBe(`a ${id}=1 b=New words`)
  expect(id).not.toBe('b')
})

test('only blocks that are gone or otherwise can be restored', () => {
  const found = restorableBlocks(page('a b=2 x'), page('a b=1 c'))
  expect(found.map(({ block, what }) => `${block.id}: ${what}`)).toEqual([
    'b: Different today',
    'c: Not on the page anymore',
  ])
})

test('a version says what it changed in the one before it', () => {
  expect(changeWords('a/home.json', page('a=1'), page('a=2'))).toEqual(['Intro heading “1” to “2”'])
  expect(changeWords('a/home.json', undefined, page('a'))).toEqual(['It’s the first one'])
  const draft = { ...page('a'), status: 'draft' }
  expect(changeWords('a/home.json', undefined, draft)).toEqual(['It’s the first one'])
  expect(changeWords('a/home.json', draft, undefined)).toEqual(['Deleted'])
  expect(changeWords('a/home.json', page('a'), page('a'))).toEqual(['Nothing but its formatting'])
})

test('a version that gave a page another name says so, and is no change of its formatting', () => {
  const one = { route: '/us', title: 'Us', blocks: [] }
  expect(changeWords('set/crew.json', one, one, 'set/about-us.json')).toEqual([
    'Renamed, was “About us”',
  ])
  expect(changeWords('set/crew.json', one, { ...one, title: 'Crew' }, 'set/us.json')).toEqual([
    'Renamed, was “Us”',
    'title “Us” to “Crew”',
  ])
})
