import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Row, question } from '#studio/conflict/rows.ts'
import { wordMarks } from '#studio/conflict/word-marks.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import { file } from '#tests/studio/open-studio.ts'

/** `page('i=we roast f/mustard')`: blocks with a text, or with a colour. */
const page = (notation: string): { title: string; blocks: Record<string, string>[] } => ({
  title: 'Home',
  blocks: notation
    .split(' | ')
    .filter(Boolean)
    .map((block) => {
      const [, id = '', mark, rest] = /^(\w+)([=/])?(.*)$/.exec(block) ?? []
      const type = id.startsWith('f') ? 'faves' : 'intro'
      return {
        type,
        id,
        ...(mark === '=' ? { text: rest ?? '' } : mark ? { field: rest ?? '' } : {}),
      }
    }),
})

const asked = (base: string, mine: string, theirs: string | null): ReturnType<typeof question> => {
  const conflict: DocumentConflict = {
    id: 'set/home.json',
    base: page(base),
    theirs: theirs === null ? null : file(page(theirs)),
    at: 0,
  }
  return question(conflict, page(mine))
}

/** A row as a person reads it; what is marked stands in brackets. */
const told = ({ title, what, mine, disk }: Row): string => {
  const side = (marks: Row['mine']): string =>
    marks.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
  return `${title} (${what}): ${side(mine)} – ${side(disk)}`
}

test.each<[string, string, string, string]>([
  [
    'i=bake the cookies every day',
    'i=bake the cake every day',
    'i=bake the bread every day',
    'Intro, text (Words differ): bake the [cake] every day – bake the [bread] every day',
  ],
  ['f/blue', 'f/ham', 'f/mayo', 'Faves, background colour (Differs): Ham – Mayo'],
  ['i | f=a b', 'i | f=a c', 'i', 'Faves (Removed on disk): a c – Not there'],
  ['i | f=a b', 'i', 'i | f=a c', 'Faves (Removed here): Not there – a c'],
])('%s: here %s, on disk %s', (base, mine, theirs, row) => {
  expect(asked(base, mine, theirs).rows.map(told)).toEqual([row])
})

test('a block of two versions is told by what differs, and not drawn as one of them', () => {
  const line = { type: 'marquee', id: 'm', label: 'News' }
  const of = (block: Record<string, unknown>) => ({ blocks: [{ ...line, ...block }] })
  const conflict: DocumentConflict = {
    id: 'set/home.json',
    base: of({ phrase: 'Open' }),
    theirs: file(of({ words: 'Open till 8', v: 2 })),
    at: 0,
  }
  const { rows } = question(conflict, of({ phrase: 'Open all night' }))
  expect(rows.map(told)).toEqual([
    'Marquee (Written for other versions of the block): Open all night – Open till 8',
  ])
  expect(rows[0]?.picture).toBeUndefined()
})

test.each([
  [
    'a text whose setting has another name now',
    { phrase: 'Open', repeat: 3 },
    { words: 'Open', v: 2 },
    'phrase “Open”, repeat 3 – words “Open”, v 2',
  ],
  [
    'a setting of an item',
    { items: [{ label: 'Menu', link: '/new' }] },
    { items: [{ label: 'Menu', link: '/menu' }], v: 2 },
    'items link “/new” – items link “/menu”, v 2',
  ],
])('two versions of a block that differ in %s are not told alike', (_, own, other, words) => {
  const of = (block: Record<string, unknown>) => ({
    blocks: [{ type: 'marquee', id: 'm', label: 'News', ...block }],
  })
  const base = of({ phrase: 'Open', items: [] })
  const conflict: DocumentConflict = { id: 'set/home.json', base, theirs: file(of(other)), at: 0 }
  expect(question(conflict, of(own)).rows.map(told)).toEqual([
    `Marquee (Written for other versions of the block): ${words}`,
  ])
})

test('settings, items and choices are called as in the form', () => {
  const feed = (mediaType: string) => ({
    posts: [
      { id: 'z', mediaType: 'IMAGE' },
      { id: 'a', mediaType },
    ],
  })
  const conflict: DocumentConflict = {
    id: 'content/feed.json',
    base: feed('IMAGE'),
    theirs: file(feed('VIDEO')),
    at: 0,
  }
  expect(question(conflict, feed('CAROUSEL_ALBUM')).rows.map(told)).toEqual([
    'Post 2, kind of post (Differs): Carousel album – Video',
  ])
})

test('a block that both moved stands where the author says', () => {
  const { rows, answered } = asked('a | b | f | c', 'f | a | b | c', 'a | b | c | f')
  expect(rows.map(told)).toEqual(['Faves (Moved on both sides): At the top – Below Intro “c”'])
  expect(answered(['mine'])).toEqual(page('f | a | b | c'))
  expect(answered(['disk'])).toEqual(page('a | b | c | f'))
})

test('two blocks that both moved are one question, and both stand where the author says', () => {
  const { rows, answered } = asked('a | b | c | d', 'a | b | d | c', 'c | a | d | b')
  expect(rows).toHaveLength(1)
  expect(answered(['disk'])).toEqual(page('c | a | d | b'))
})

test('what both moved in a list, or to another list, stands where the author says', () => {
  const menu = (...sections: [id: string, ...dishes: string[]][]) => ({
    sections: sections.map(([id, ...dishes]) => ({
      id,
      title: id.toUpperCase(),
      items: dishes.map((dish) => ({ id: dish, name: `The ${dish}` })),
    })),
  })
  const conflict: DocumentConflict = {
    id: 'content/menu.json',
    base: menu(['a', 'x'], ['b', 'y'], ['c', 'p', 'q', 'r', 's']),
    theirs: file(menu(['a'], ['b', 'y'], ['c', 'x', 'p', 'q', 's', 'r'])),
    at: 0,
  }
  const mine = menu(['a'], ['b', 'x', 'y'], ['c', 'r', 'p', 'q', 's'])
  const { rows, answered } = question(conflict, mine)
  expect(rows.map(told)).toEqual([
    'Section 2, item 1 (The x) (Moved on both sides): In B – In C',
    'Section 3, item 1 (The r) (Moved on both sides): At the top – Below The s',
  ])
  expect(answered(['mine', 'mine'])).toEqual(mine)
  expect(answered(['disk', 'disk'])).toEqual(
    menu(['a'], ['b', 'y'], ['c', 'x', 'p', 'q', 's', 'r']),
  )
  expect(answered(['disk', 'mine'])).toEqual(
    menu(['a'], ['b', 'y'], ['c', 'x', 'r', 'p', 'q', 's']),
  )
})

test('only what differs is asked, and the rest is counted', () => {
  const { rows, alike } = asked('a=1 1 | b=1 1 | c', 'a=2 2 | b=1 1 | c', 'a=3 3 | b=4 4 | c')
  expect(rows).toHaveLength(1)
  expect(alike).toBe(2)
})

test('a picture is shown where words do not tell', () => {
  expect(asked('f/blue', 'f/ham', 'f/mayo').rows[0]?.picture).toBe('f')
  expect(asked('i=a b', 'i=a c', 'i=a d').rows[0]?.picture).toBeUndefined()
})

test('the answers make the document, and what only one side changed is in it', () => {
  const { answered } = asked('a=1 1 | b=1 1 | c', 'a=2 2 | b=2 2 | c', 'a=3 3 | b=3 3 | c=9 9')
  expect(answered(['mine', 'disk'])).toEqual(page('a=2 2 | b=3 3 | c=9 9'))
  expect(answered(['disk', 'mine'])).toEqual(page('a=3 3 | b=2 2 | c=9 9'))
})

describe('a document that is gone on one side', () => {
  test('is asked about as a whole', () => {
    const { rows, answered } = asked('a=1 1', 'a=2 2', null)
    expect(rows.map(told)).toEqual(['The whole document (Removed on disk): Kept: Home – Deleted'])
    expect(answered(['mine'])).toEqual(page('a=2 2'))
    expect(answered(['disk'])).toBeUndefined()
  })
})

test('of a page that was made on both sides nothing counts as removed', () => {
  const theirs = file(page('a=1 1 | c'))
  const conflict = { id: 'set/home.json', base: undefined, at: 0, theirs }
  expect(question(conflict, page('a=1 1 | b')).rows.map(({ what }) => what)).toEqual([
    'Only here',
    'Only on disk',
  ])
})

test('a draft is asked about against the page as it is now, and what fits is in the answer', () => {
  const { rows, answered } = question(
    {
      id: 'set/home.json',
      base: page('a=1 | b=1'),
      at: 0,
      draft: { value: page('a=2 2 | b=1'), at: 0, tab: 'gone' },
    },
    page('a=3 3 | b=4'),
  )
  expect(rows.map(told)).toEqual(['Intro “a”, text (Words differ): [2 2] – [3 3]'])
  expect(answered(['mine'])).toEqual(page('a=2 2 | b=4'))
})

describe('a draft of which nobody knows what it was made from', () => {
  const draft = (mine: string, theirs: string): ReturnType<typeof question> =>
    question(
      {
        id: 'set/home.json',
        base: undefined,
        at: 0,
        draft: { value: page(mine), at: 0, tab: 'gone' },
      },
      page(theirs),
    )

  test('is asked about wherever it differs', () => {
    expect(draft('a=1 1 | b=2 2 | x=5 5', 'a=1 1 | b=3 3').rows.map(told)).toEqual([
      'Intro “b”, text (Words differ): [2 2] – [3 3]',
      'Intro “x” (Only in the draft): 5 5 – Not there',
    ])
  })

  test.each([
    ['one paragraph differs', ['one', 'same'], ['other', 'same'], ['one'], ['other']],
    ['one has more paragraphs', ['one', 'same'], ['same'], ['one'], ['Nothing']],
    ['one has no paragraphs', ['one'], [], ['one'], ['Nothing']],
  ])('is asked about paragraphs, which have no names: %s', (_, mine, theirs, own, other) => {
    const text = (text: string[]): unknown => ({ blocks: [{ type: 'intro', id: 'i', text }] })
    const draft = { value: text(mine), at: 0, tab: 'gone' }
    const conflict = { id: 'set/home.json', base: undefined, at: 0, draft }
    const { rows, answered } = question(conflict, text(theirs))
    const words = (side: Row['mine']): string => side.map(({ text }) => text).join('')
    expect(rows.map((row) => words(row.mine))).toEqual(own)
    expect(rows.map((row) => words(row.disk))).toEqual(other)
    expect(answered(['mine'])).toEqual(text(mine))
    expect(answered(['disk'])).toEqual(text(theirs))
  })

  test('may have deleted what is there', () => {
    const gone = { value: undefined, at: 0, tab: 'gone' }
    const conflict = { id: 'set/home.json', base: undefined, at: 0, draft: gone }
    expect(question(conflict, page('a')).rows.map(told)).toEqual([
      'The whole document (Not in the draft): Deleted – Kept: Home',
    ])
  })

  const pages = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'f'), { maxLength: 3 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(id, `${id}=1 1`, `${id}=2 2`))))
    .map((blocks) => blocks.join(' | '))

  test('can be kept whole, and left for the disk whole, in all but the order', () => {
    const sorted = (value: unknown): unknown =>
      (value as ReturnType<typeof page>).blocks.toSorted((a, b) =>
        (a['id'] ?? '') < (b['id'] ?? '') ? -1 : 1,
      )
    fc.assert(
      fc.property(pages, pages, (mine, theirs) => {
        const { rows, answered } = draft(mine, theirs)
        expect(sorted(answered(rows.map(() => 'mine')))).toEqual(sorted(page(mine)))
        expect(sorted(answered(rows.map(() => 'disk')))).toEqual(sorted(page(theirs)))
      }),
    )
  })

  test('can be kept whole, and left for the disk whole, also with lists of anything', () => {
    const item = fc.oneof(
      fc.constantFrom('a', 'b', 'c', 1, null),
      fc.record({ text: fc.constantFrom('x', 'y') }, { requiredKeys: [] }),
      fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    )
    const lists = fc.array(item, { maxLength: 4 })
    fc.assert(
      fc.property(lists, lists, (mine, theirs) => {
        const value = { lines: mine }
        const draft = { value, at: 0, tab: 'gone' }
        const { rows, answered } = question(
          { id: 'a', base: undefined, at: 0, draft },
          { lines: theirs },
        )
        expect(answered(rows.map(() => 'mine'))).toEqual(value)
        expect(answered(rows.map(() => 'disk'))).toEqual({ lines: theirs })
      }),
    )
  })
})

test('marks put together are the texts they were made of', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const [mine, theirs] = wordMarks(a, b)
      expect(mine.map(({ text }) => text).join('')).toBe(a)
      expect(theirs.map(({ text }) => text).join('')).toBe(b)
    }),
  )
})
