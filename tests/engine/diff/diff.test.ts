import { expect, test } from 'vitest'

import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'

import { block, faves, hero, intro, page, said, three } from './said.ts'

test.each<[string, unknown, unknown, string[]]>([
  ['nothing', page(three), page(three), []],
  ['a move', page(three), page([hero, faves, intro]), ['Home: Faves moved above Intro']],
  [
    'a move to the end',
    page([...three, block('newsletter')]),
    page([intro, faves, block('newsletter'), hero]),
    ['Home: Hero video moved to the end'],
  ],
  [
    'a heading',
    page(three),
    page([{ ...hero, heading: 'Dinner' }, intro, faves]),
    ['Home: Hero video heading “Lunch” to “Dinner”'],
  ],
  ['a block that goes', page(three), page([hero, faves]), ['Home: Intro removed']],
  [
    'a block that comes',
    page(three),
    page([hero, block('newsletter'), intro, faves]),
    ['Home: Newsletter added below Hero video'],
  ],
  [
    'a block at the top',
    page(three),
    page([block('marquee'), ...three]),
    ['Home: Marquee added at the top'],
  ],
  [
    'a move and an edit',
    page(three),
    page([faves, { ...hero, heading: 'Tea' }, intro]),
    ['Home: Faves moved above Hero video', 'Home: Hero video heading “Lunch” to “Tea”'],
  ],
  [
    'another name for a block',
    page([...three, block('drip')]),
    page([hero, { ...intro, id: 'opening' }, faves, block('crust')]),
    [
      'Home: Intro name in the page “intro” to “opening”',
      'Home: Edge name in the page “drip” to “crust”',
    ],
  ],
  [
    'another name for a block that also changed and went elsewhere',
    page([block('drip', { image: 'a', field: 'ham', size: 3 }), intro, faves]),
    page([intro, faves, block('crust', { image: 'a', field: 'mayo', size: 3 })]),
    [
      'Home: Edge moved to the end',
      'Home: Edge name in the page “drip” to “crust”',
      'Home: Edge background colour “Ham” to “Mayo”',
    ],
  ],
  [
    'a block in the place of another of its kind',
    page([block('drip', { image: 'a' }), intro]),
    page([block('crust', { image: 'b' }), intro]),
    ['Home: Edge removed', 'Home: Edge added at the top'],
  ],
  ['hiding', page(three), page([hero, intro, { ...faves, hidden: true }]), ['Home: Faves hidden']],
  ['showing again', page([{ ...faves, hidden: true }]), page([faves]), ['Home: Faves shown']],
  [
    'a new setting',
    page(three),
    page([{ ...hero, note: 'Psst' }, intro, faves]),
    ['Home: Hero video note added: “Psst”'],
  ],
  [
    'a setting that goes',
    page(three),
    page([block('hero'), intro, faves]),
    ['Home: Hero video heading removed, was “Lunch”'],
  ],
  [
    'a number',
    page([block('intro', { size: 3 })]),
    page([block('intro', { size: 4 })]),
    ['Home: Intro size 3 to 4'],
  ],
  [
    'a word in a list',
    page([block('intro', { lines: [{ text: 'a' }, { text: 'b' }] })]),
    page([block('intro', { lines: [{ text: 'a' }, { text: 'c' }] })]),
    ['Home: Intro line 2, text “b” to “c”'],
  ],
  [
    'an item that changes between one that goes and one that comes',
    page([block('intro', { days: [{ label: 'Thanks' }, { label: 'Eve', to: 15 }] })]),
    page([block('intro', { days: [{ label: 'Eve', to: 14 }, { label: 'Inventory' }] })]),
    [
      'Home: Intro day 1 removed, was “Thanks”',
      'Home: Intro “Eve”, to 15 to 14',
      'Home: Intro day 2 added: “Inventory”',
    ],
  ],
  [
    'an item in the place of another',
    page([block('intro', { items: [{ name: 'Sauces', text: 'Eleven.' }] })]),
    page([block('intro', { items: [{ name: 'Coffee', text: 'Black.' }] })]),
    ['Home: Intro item 1 removed, was “Sauces”', 'Home: Intro item 1 added: “Coffee”'],
  ],
  [
    'the day of an item',
    page([block('intro', { days: [{ date: '2026-11-26', label: 'Thanks' }] })]),
    page([block('intro', { days: [{ date: '2027-11-25', label: 'Thanks' }] })]),
    ['Home: Intro “Thanks”, date “2026-11-26” to “2027-11-25”'],
  ],
  [
    'the order of a list',
    page([block('intro', { tags: ['a', 'b', 'c'] })]),
    page([block('intro', { tags: ['c', 'a', 'b'] })]),
    ['Home: Intro tags put in another order'],
  ],
  [
    'the order of a list of which as many come as go',
    page([block('intro', { tags: ['a', 'b', 'a', 'c'] })]),
    page([block('intro', { tags: ['c', 'a', 'b', 'd'] })]),
    ['Home: Intro tags put in another order', 'Home: Intro tag 4 “a” to “d”'],
  ],
  [
    'a letter of two units where a long text is cut',
    page([block('intro', { text: 'a' })]),
    page([block('intro', { text: `${'x'.repeat(58)}\u{1F96A}${'y'.repeat(9)}` })]),
    [`Home: Intro text “a” to “${'x'.repeat(58)}…”`],
  ],
  [
    'the order of a list of which one also goes and one changes',
    page([block('intro', { items: [{ id: 'a', n: 1 }, { id: 'b' }, { id: 'c' }] })]),
    page([block('intro', { items: [{ id: 'b' }, { id: 'a', n: 2 }] })]),
    [
      'Home: Intro items put in another order',
      'Home: Intro item 3 removed, was “c”',
      'Home: Intro item 2, n 1 to 2',
    ],
  ],
  [
    'the order of a list of which one, that has no id, changes',
    page([block('intro', { items: [{ name: 'Club', price: 9 }, { name: 'BLT' }] })]),
    page([block('intro', { items: [{ name: 'BLT' }, { name: 'Club', price: 19 }] })]),
    ['Home: Intro items put in another order', 'Home: Intro “Club”, price 9 to 19'],
  ],
  [
    'an item that comes',
    page([block('intro', { tags: ['a', 'c'] })]),
    page([block('intro', { tags: ['a', 'b', 'c'] })]),
    ['Home: Intro tag 2 added: “b”'],
  ],
  [
    'one of two of a kind',
    page([block('drip'), block('crust')]),
    page([block('drip')]),
    ['Home: Edge “crust” removed'],
  ],
  ['the page', page(three), page(three, { title: 'Hello' }), ['Home: title “Home” to “Hello”']],
  [
    'a word in a long text',
    page([
      block('intro', {
        text: 'Every sandwich here takes two hands, and the second hand is the one you pay with, at the counter.',
      }),
    ]),
    page([
      block('intro', {
        text: 'Every sandwich here takes two hands, and the other hand is the one you pay with, at the counter.',
      }),
    ]),
    [
      'Home: Intro text “…hands, and the second hand is the…” to “…hands, and the other hand is the…”',
    ],
  ],
  [
    'the end of a long address',
    page([block('intro', { href: `https://order.example/${'stores-'.repeat(9)}?shop=1` })]),
    page([block('intro', { href: `https://order.example/${'stores-'.repeat(9)}?shop=2` })]),
    ['Home: Intro href “…tores-?shop=1” to “…tores-?shop=2”'],
  ],
])('%s', (_, before, after, expected) => expect(said(before, after)).toEqual(expected))

test('pages of one name are told apart by their set, other documents by their kind', () => {
  const before = new Map([
    ['one/home.json', page(three)],
    ['two/home.json', page(three)],
    ['one/about-us.json', page(three)],
    ['site.json', { variant: 'one' }],
    ['content/quiz/scoring.json', { rows: [] }],
    ['one/chrome.json', {}],
  ])
  const after = new Map([
    ['one/home.json', page([hero])],
    ['two/home.json', page([hero])],
    ['two/new.json', page([hero])],
    ['site.json', { variant: 'two' }],
  ])
  expect(
    tell(changes(before, after), before, after).map(({ title, sentences }) => [
      title,
      ...sentences,
    ]),
  ).toEqual([
    ['Quiz scoring', 'removed'],
    ['About us', 'removed'],
    ['Header and footer', 'removed'],
    ['Home (one)', 'Intro removed', 'Faves removed'],
    ['Site', 'live set of pages “one” to “two”'],
    ['Home (two)', 'Intro removed', 'Faves removed'],
    ['New', 'added, goes live at /'],
  ])
})

test('a page whose file got another name or set is the same page', () => {
  const of = (...files: [string, unknown][]): Map<string, unknown> => new Map(files)
  const sentences = (before: Map<string, unknown>, after: Map<string, unknown>): string[] =>
    tell(changes(before, after), before, after).flatMap(({ title, sentences }) =>
      sentences.map((line) => `${title}: ${line}`),
    )
  const before = of(['one/about.json', page(three)], ['one/jobs.json', page([block('values')])])
  expect(
    sentences(
      before,
      of(
        ['one/our-story.json', page([{ ...hero, heading: 'Tea' }, intro, faves])],
        ['two/jobs.json', page([block('values')], { route: '/work' })],
      ),
    ),
  ).toEqual([
    'Our story: file moved from one/about.json to one/our-story.json',
    'Our story: Hero video heading “Lunch” to “Tea”',
    'Jobs: file moved from one/jobs.json to two/jobs.json',
    'Jobs: address “/” to “/work”',
  ])
  expect(sentences(before, of(['two/new.json', page([hero])]))).toEqual([
    'About: removed',
    'Jobs: removed',
    'New: added',
  ])
  const exchanged = of(
    ['one/about.json', page([block('values')])],
    ['one/jobs.json', page(three, { route: '/about' })],
  )
  const apart = of(
    ['one/about.json', page(three, { route: '/about' })],
    ['one/jobs.json', page([block('values')])],
  )
  expect(sentences(apart, exchanged), 'two that took the name of each other').toEqual([
    'About: file moved from one/jobs.json to one/about.json',
    'Jobs: file moved from one/about.json to one/jobs.json',
  ])
  const copied = of(
    ['one/a-copy.json', page(three, { route: '/copy' })],
    ['one/our-story.json', page(three)],
    ['one/jobs.json', page([block('values')])],
  )
  expect(sentences(before, copied), 'a copy beside it is another one').toEqual([
    'A copy: added',
    'Our story: file moved from one/about.json to one/our-story.json',
  ])
})
