import { expect, test } from 'vitest'

import { check, fonts, home, page } from '#tests/engine/site.ts'

const theme = { colors: { ink: '#3D0A17', tomato: '#DB2C14', ham: '#FFB1AB', mayo: '#FFF9EE' } }
const intro = {
  type: 'intro',
  id: 'intro',
  headline: [{ text: 'Hello' }],
  text: ['There.'],
  image: { src: 'media/logo.svg', alt: '' },
}

/** Findings of a home with such a block, an introduction by default, in these themes. */
const found = async (settings: object, set: object = {}, base: object = theme): Promise<string[]> =>
  (
    await check({
      'pages/theme.json': JSON.stringify({ fonts, ...base }),
      'pages/one/theme.json': JSON.stringify(set),
      [home]: page([{ ...intro, ...settings }]),
    })
  ).map((line) => line.replace(/^\S+ /, ''))

test('words that cannot be read are told with those that can', async () =>
  expect(await found({ headlineColor: 'tomato', field: 'ham' })).toEqual([
    'unreadable-color [block 1 (intro) › headlineColor] Words in "tomato" cannot be read on "ham". Use one of: ink, blue, mustard; or put them on another colour.',
  ]))

test('a colour that stands in the schema is told where the other is written', async () => {
  expect(await found({ field: 'ham' })).toEqual([
    'unreadable-color [block 1 (intro) › field] Words in "tomato" cannot be read on "ham". Give `headlineColor` one of: ink, blue, mustard; or put them on another colour.',
  ])
  const alike = { colors: { ...theme.colors, tomato: '#FFF0F0' } }
  expect(await found({}, alike)).toEqual([expect.stringContaining('[block 1 (intro)] Words in')])
})

test('the theme of the set decides, over that of the site', async () => {
  expect(await found({ field: 'ham' }, { colors: { ham: '#111111' } })).toEqual([])
  expect(await found({ field: 'mayo' }, { colors: { mayo: '#E04030' } })).toHaveLength(1)
})

test.each(['rgb(255 177 171)', 'hsl(4 100% 84%)', 'oklch(0.83 0.1 22)', 'lightpink'])(
  'a colour is judged that is written as %s',
  async (ham) =>
    expect(await found({ field: 'ham' }, { colors: { ham, tomato: 'salmon' } })).toEqual([
      expect.stringContaining('unreadable-color'),
    ]),
)

test.each([{}, { colors: { tomato: 'rgb(9 9 9 / 50%)' } }])(
  'nothing is said of colours that the theme %o does not tell',
  async (base) =>
    expect(await found({ headlineColor: 'tomato', field: 'ham' }, {}, base)).toEqual([]),
)

const link = { label: '212-555-0100', href: 'tel:+12125550100' }
const row = (large: boolean): object => ({ label: 'Call', link, large })
const card = { type: 'contact-card', headline: undefined, title: 'Hello', text: undefined }
const faves = {
  type: 'faves',
  heading: 'Faves',
  link: { label: 'Order', href: '/' },
  headline: undefined,
  text: undefined,
  image: undefined,
  items: [
    {
      name: 'Ham',
      description: 'Ham.',
      price: '$9',
      field: 'mayo',
      video: {
        webm: 'media/ham.webm',
        mp4: 'media/ham.mp4',
        poster: { src: 'media/ham.jpg', alt: 'Ham.' },
      },
    },
  ],
}

/** Where the words are that cannot be read. */
const unread = async (settings: object): Promise<string[]> =>
  (await found(settings)).flatMap((line) => /^unreadable-color \[(.*?)\]/.exec(line)?.[1] ?? [])

test('a colour that the schema gives to words that are not there is no fault', async () => {
  expect(await unread({ ...card, card: 'ham', rows: [row(false)] })).toEqual([])
  expect(await unread({ ...card, card: 'ham', rows: [row(true)] })).toEqual([
    'block 1 (contact-card) › card',
  ])
  expect(await unread({ ...faves, field: 'ham' })).toEqual([])
  expect(await unread({ ...faves, field: 'ham', note: '' })).toEqual([])
  expect(await unread({ ...faves, field: 'ham', note: 'Hot' })).toEqual(['block 1 (faves) › field'])
  expect(await unread({ ...faves, field: 'ham', noteColor: 'tomato' })).toEqual([
    'block 1 (faves) › noteColor',
  ])
})

test('a hidden block has no words that anybody reads', async () =>
  expect(await unread({ headlineColor: 'tomato', field: 'ham', hidden: true })).toEqual([]))

test('a colour that is none is only told to be none', async () =>
  expect(await found({ headlineColor: 'ham ham', field: 'mayo' })).toEqual([
    expect.stringMatching(/^not-in-list /),
  ]))
