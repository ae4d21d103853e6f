import { expect, test } from 'vitest'

import { searchTexts } from '#studio/search/search-texts.ts'

const values = {
  'content/menu.json': { sections: [{ id: 'soup', name: 'Soup of the day' }] },
  'one/home.json': {
    $schema: 'soup',
    title: 'Home',
    blocks: [{ type: 'soup', id: 'soup', heading: 'Crème brûlée, and SOUP', note: 'It’s hot' }],
  },
}

/** What was found, a line each; the words stand in brackets. */
const found = (query: string, all: Parameters<typeof searchTexts>[0] = values): string[] =>
  searchTexts(all, query).map(
    ({ document, pointer, around: [before, words, after] }) =>
      `${document}#${pointer} ${before}[${words}]${after}`,
  )

test('finds words in either case, pages first, and nothing that nobody wrote', () => {
  expect(found('soup')).toEqual([
    'one/home.json#/blocks/0/heading Crème brûlée, and [SOUP]',
    'content/menu.json#/sections/0/name [Soup] of the day',
  ])
})

test.each(['creme brulee', 'CRÈME', 'brûlée'])('finds “%s” whatever its accents', (query) => {
  expect(found(query)).toHaveLength(1)
})

test('a straight apostrophe finds a curly one', () => {
  expect(found("it's")).toEqual(['one/home.json#/blocks/0/note [It’s] hot'])
})

test('a space finds one at which no line breaks, and the other way round', () => {
  const band = { 'one/a.json': { text: 'Our\u00A0Band' }, 'one/b.json': { text: 'our band' } }
  for (const query of ['our band', 'Our\u00A0Band', 'our\u202Fband'])
    expect(found(query, band)).toHaveLength(2)
})

test.each(['', '   ', 'noodles'])('“%s” is found nowhere', (query) => {
  expect(found(query)).toEqual([])
})

test('says where as the forms call it', () => {
  const block = { type: 'faves', id: 'faves', noteColor: 'ink', link: { label: 'Order' } }
  const where = (query: string): string | undefined =>
    searchTexts({ 'one/home.json': { blocks: [block] } }, query)[0]?.where
  expect(where('ink')).toBe('Faves › Note colour')
  expect(where('order')).toBe('Faves › Link, words')
})

test('shows what stands around in a long text, and finds every place of many', () => {
  const text = `${'a '.repeat(60)}needle${' b'.repeat(60)}`
  const [one = ''] = found('needle', { 'one/a.json': { text } })
  expect(one).toMatch(/…(a )+\[needle\]( b)+…$/)
  const many = { 'one/a.json': { list: Array.from({ length: 300 }, () => 'needle') } }
  expect(found('needle', many)).toHaveLength(300)
})

test('documents of any shape are searched', () => {
  expect(
    found('x', { 'one/a.json': null, 'one/b.json': 4, 'one/c.json': ['x', [{ a: 'x' }]] }),
  ).toEqual(['one/c.json#/0 [x]', 'one/c.json#/1/0/a [x]'])
})
