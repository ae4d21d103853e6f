import { expect, test } from 'vitest'

import { check, home, page } from '#tests/engine/site.ts'

const theme = { colors: { ink: '#3D0A17', tomato: '#DB2C14', ham: '#FFB1AB', mayo: '#FFF9EE' } }
const intro = {
  type: 'intro',
  id: 'intro',
  headline: [{ text: 'Hello' }],
  text: ['There.'],
  image: { src: 'media/logo.svg', alt: '' },
}

/** Findings of a home with an introduction of these settings, in these themes. */
const found = async (settings: object, set: object = {}, base: object = theme): Promise<string[]> =>
  (
    await check({
      'pages/theme.json': JSON.stringify(base),
      'pages/one/theme.json': JSON.stringify(set),
      [home]: page([{ ...intro, ...settings }]),
    })
  ).map((line) => line.replace(/^\S+ /, ''))

test('words that cannot be read are told with those that can', async () =>
  expect(await found({ headlineColor: 'tomato', field: 'ham' })).toEqual([
    'unreadable-color [block 1 (intro) › headlineColor] Words in "tomato" cannot be read on "ham". Use one of: ink, blue, mustard; or let them stand on another colour.',
  ]))

test('a colour that stands in the schema is told where the other is written', async () => {
  expect(await found({ field: 'ham' })).toEqual([
    expect.stringContaining('[block 1 (intro) › field] Words in "tomato" cannot be read on "ham".'),
  ])
  const alike = { colors: { ...theme.colors, tomato: '#FFF0F0' } }
  expect(await found({}, alike)).toEqual([expect.stringContaining('[block 1 (intro)] Words in')])
})

test('the theme of the set decides, over that of the site', async () => {
  expect(await found({ field: 'ham' }, { colors: { ham: '#111111' } })).toEqual([])
  expect(await found({ field: 'mayo' }, { colors: { mayo: '#E04030' } })).toHaveLength(1)
})

test.each([{}, { colors: { tomato: 'red' } }])(
  'nothing is said of colours that the theme %o does not tell',
  async (base) =>
    expect(await found({ headlineColor: 'tomato', field: 'ham' }, {}, base)).toEqual([]),
)
