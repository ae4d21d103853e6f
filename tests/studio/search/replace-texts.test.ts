import { describe, expect, test } from 'vitest'

import { withTexts } from '#studio/commands/set-value.ts'
import { replacements } from '#studio/search/replace-texts.ts'
import { placesWords, searchTexts } from '#studio/search/search-texts.ts'
import type { Values } from '#studio/state/documents.ts'
import { opened } from '#studio/state/documents.ts'
import { realFiles, siteOf } from '#tests/studio/open-studio.ts'

const band = (more: object) => ({ type: 'text-band', id: 'soup', heading: 'Soup', ...more })
const page = (...blocks: object[]): Values => ({
  'one/soup.json': { route: '/soup', title: 'Soup', blocks },
})
const found = (values: Values, query: string, instead: string) =>
  replacements(values, searchTexts(values, query), query, instead)

/** What would be there instead, or why not, a line each. */
const told = (values: Values, query: string, instead: string): string[] =>
  found(values, query, instead).map(({ where, text, refused }) => `${where}: ${refused ?? text}`)

const NAME = 'It’s a name, an address or a setting, not words. Open it and change it there.'

describe('other words', () => {
  test('stand as they were typed, everywhere in a text, and nowhere in addresses and names', () => {
    const values = page(
      band({
        text: ['SOUP and soup: [soup](/soup#soup).'],
        link: { label: 'More soup', href: '/soup' },
      }),
    )
    expect(told(values, 'soup', 'Stew')).toEqual([
      `Address: ${NAME}`,
      'Title: Stew',
      'Text band › Heading: Stew',
      'Text band › Text 1: Stew and Stew: [Stew](/soup#soup).',
      'Text band › Link, words: More Stew',
      `Text band › Link, leads to: ${NAME}`,
    ])
  })

  test('replace a text only as it is told, in one value, and leave the others as they are', () => {
    const values = { ...page(band({ text: ['No soup.'] })), 'one/other.json': { title: 'Soup' } }
    const title = found(values, 'soup', 'Stew').find(({ where }) => where.endsWith('Heading'))
    if (!title) throw new Error('There is a heading.')
    const next = withTexts(values, [title])
    expect(next['one/soup.json']).toMatchObject({
      title: 'Soup',
      blocks: [{ heading: 'Stew', text: ['No soup.'] }],
    })
    expect(next['one/other.json']).toBe(values['one/other.json'])
  })

  test('leave no text empty, none too long, and none as it is', () => {
    expect(told(page(band({})), 'soup', ' ')).toContain(
      'Text band › Heading: Nothing would be left of it. Open it and change it there.',
    )
    expect(told(page(band({})), 'soup', 'x'.repeat(500)).join()).toMatch(
      /Heading: It would be \d+ letters too long: it takes \d+\. Write fewer\./,
    )
    expect(told(page(band({})), 'soup', 'Soup')).toContain(
      'Text band › Heading: It says that already.',
    )
  })

  test('leave the names of facts alone, which stand for words in every text', () => {
    const values = page(band({ text: ['{phone}: the phone of {product}. {soup}'] }))
    expect(told(values, 'phone', 'mobile')).toEqual([
      'Text band › Text 1: {phone}: the mobile of {product}. {soup}',
    ])
    expect(told(values, 'product', 'thing')).toEqual([`Text band › Text 1: ${NAME}`])
    // Who writes the braces as well means the fact.
    expect(told(values, '{product}', 'Mitts')).toEqual([
      'Text band › Text 1: {phone}: the phone of Mitts. {soup}',
    ])
  })

  test('are put where a text has to keep a sign, as long as it does', () => {
    const lost = { type: 'not-found', id: 'lost', sentence: 'No page at {path}, sorry.' }
    expect(told(page(lost), 'sorry', 'alas')).toEqual([
      'Not found › What is wrong: No page at {path}, alas.',
    ])
    expect(told(page(lost), '{path}', 'there')).toEqual([
      'Not found › What is wrong: That would remove a symbol this text needs. Open it and change it there.',
    ])
  })

  test('are words in a rich text too, whatever stars and brackets they have, and leave no bare mark', () => {
    const values = page(
      band({ text: ['Hot **tuna**, [tuna melt](https://tuna.example/tuna) and \\*tuna\\*.'] }),
    )
    const text = (instead: string): string => told(values, 'tuna', instead).join()
    expect(text('5* [best] **fish**')).toBe(
      String.raw`Text band › Text 1: Hot **5\* \[best\] \*\*fish\*\***, [5\* \[best\] \*\*fish\*\* melt](https://tuna.example/tuna) and \*5\* \[best\] \*\*fish\*\*\*.`,
    )
    expect(text('')).toBe('Text band › Text 1: Hot, [melt](https://tuna.example/tuna) and **.')
  })

  test('are put once, where they are longer than what they replace and it is done again', () => {
    const values = page(band({ heading: 'Soup shop', text: ['A soup shop, and soup. SOUP SHOP'] }))
    expect(told(values, 'soup', 'soup shop')).toEqual([
      `Address: ${NAME}`,
      'Title: Soup shop',
      'Text band › Heading: It says that already.',
      'Text band › Text 1: A soup shop, and soup shop. SOUP SHOP',
    ])
    const [, , heading] = told(values, 'shop', 'soup shop')
    expect(heading).toBeUndefined()
  })

  test('have the capitals of what they replace where they were typed without any', () => {
    const values = page(band({ heading: 'Soups', text: ['SOUP, soup and Soup.'] }))
    expect(told(values, 'soup', 'stew').slice(2)).toEqual([
      'Text band › Heading: Stews',
      'Text band › Text 1: STEW, stew and Stew.',
    ])
    expect(told(values, 'soup', 'eBay')).toContain('Text band › Text 1: eBay, eBay and eBay.')
    expect(found(values, 'soup', 'stew').at(-1)?.instead).toBe('STEW')
  })

  test('take the space along where words are taken out, and the accents of letters', () => {
    const values = page(
      band({ heading: 'Hot soup', text: ['Soup of the day, hot soup, and soup for two.'] }),
    )
    expect(told(values, 'soup', '').slice(2)).toEqual([
      'Text band › Heading: Hot',
      'Text band › Text 1: of the day, hot, and for two.',
    ])
    const parts = page(band({ text: ['A soupspoon is a soup spoon'] }))
    expect(told(parts, 'soup', '').at(-1)).toBe('Text band › Text 1: A spoon is a spoon')
    const cafe = page(band({ text: ['A cafe\u0301 here.'] }))
    expect(told(cafe, 'café', 'bar')).toEqual(['Text band › Text 1: A bar here.'])
  })

  test('are not for the settings of a theme or a service, nor the picture a text names', () => {
    const values: Values = {
      'theme.json': { name: 'Barlow' },
      'site.json': { timeZone: 'Barlow', brand: { product: 'Barlow' } },
      'content/quiz/questions.json': { rows: [{ A: 'Barlow - media/quiz/barlow.svg' }] },
    }
    expect(told(values, 'barlow', 'Bun').filter((line) => !line.endsWith(NAME))).toEqual([
      'Question 1, a: Bun - media/quiz/barlow.svg',
      'Brand, name of the shop: Bun',
    ])
  })
})

test('words of a list that others have words of stay with them', () => {
  const menu = { allergens: ['Egg'], sections: [{ items: [{ name: 'Egg', allergens: 'Egg' }] }] }
  expect(told({ 'content/menu.json': menu }, 'egg', 'Eggs')).toEqual([
    `Allergen 1: ${NAME}`,
    'Section 1, “Egg”, name: Eggs',
    `Section 1, “Egg”, allergens: ${NAME}`,
  ])
})

test('in the real site no id, type, address, file or date is replaced, whatever letter is', () => {
  const values = opened(siteOf(realFiles()).documents)
  for (const letter of ['a', 'e', 't', '0'])
    for (const one of found(values, letter, 'Ω').filter(({ refused }) => refused === undefined)) {
      expect(one.pointer).not.toMatch(
        /\/(id|type|href|src|route|layout|location|section|color|field|timeZone|poster|month|from|until)(\/\d+)?$/,
      )
      expect(one.text).not.toMatch(/\]\([^)]*Ω|media\/\S*Ω/)
    }
})

test('how many there are is said, and how many stay', () => {
  expect(placesWords(1, 0)).toBe('In 1 place.')
  expect(placesWords(1, 1)).toBe('In 1 place, which stays as it is.')
  expect(placesWords(3, 1)).toBe('In 3 places, 1 of which stays as it is.')
  expect(placesWords(3, 3)).toBe('In 3 places, all of which stay as they are.')
  expect(placesWords(400, 2)).toBe('In 400 places, 2 of which stay as they are.')
})
