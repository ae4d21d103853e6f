import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { blocks, drink, drinks, marquee, poster } from '#engine/rules/examples.ts'
import { home, page, site } from '#tests/engine/site.ts'

import { checkExample } from './example-site.ts'

const band = { type: 'text-band', id: 'a', heading: 'How' }
const told = async (example: Parameters<typeof checkExample>[0]): Promise<string[]> =>
  (await checkExample(example)).findings.map(
    ({ code, pointer, fix }) => `${code} ${pointer} ${fix?.edits.map(({ text }) => text).join('')}`,
  )
const plain = (phrase: string): Promise<string[]> => told(blocks({ ...marquee, phrase }))
const rich = (...text: string[]): Promise<string[]> => told(blocks({ ...band, text }))

test.each([
  ['How it **works**', 'How it works'],
  ['**Open** and **warm**', 'Open and warm'],
  ['# Our bread', 'Our bread'],
  ['### Our bread', 'Our bread'],
  ['- Fresh bread', 'Fresh bread'],
  ['Today:\n- bread\n- soup', 'Today:\nbread\nsoup'],
  ['Say `lunch` there', 'Say lunch there'],
  ['See [the menu](/menu).', 'See the menu.'],
  ['See [the menu](https://one.example/menu)', 'See the menu'],
])('in a plain text %j would be read as it is written', async (phrase, meant) =>
  expect(await plain(phrase)).toEqual([`raw-markdown /blocks/0/phrase ${JSON.stringify(meant)}`]),
)

test.each([
  '5 * 3',
  '2 ** 3 ** 4',
  '**** 1234',
  '#1 in New York',
  '# 1 in New York',
  '# of # items',
  'In C# and F# they say so',
  '- 20 %',
  '-20 % - today',
  'Bread - soup - salt',
  '-- and more',
  '* while it lasts',
  '[sic] (so it says)',
  'f[0](x)',
  'Rock `n` roll',
  'a`s and b`s',
  '_so_',
])('in a plain text %j is fine', async (phrase) => expect(await plain(phrase)).toEqual([]))

test.each(['# Our bread', '- Fresh bread', 'Say `lunch` there'])(
  'in rich text %j is no mark either',
  async (text) =>
    expect(await rich('So.', text)).toEqual([
      expect.stringMatching(/^raw-markdown \/blocks\/0\/text\/1 /),
    ]),
)

test('strong words and links are marks of rich text, beside a plain text that has none', async () => {
  expect(await rich('So **warm**, see [the menu](/).')).toEqual([])
  const text = ['So **warm**, see [the menu](/).']
  expect(await told(blocks({ ...band, heading: 'So **warm**', text }))).toEqual([
    'raw-markdown /blocks/0/heading "So warm"',
  ])
})

test('the remedy says which marks the setting has', async () => {
  const remedies = async (block: object): Promise<string[]> =>
    (await checkExample(blocks(block))).findings.map(({ remedy }) => remedy)
  expect(await remedies({ ...marquee, phrase: '**Open**' })).toEqual([
    'Take the marks out and leave the words; this text can have none.',
  ])
  expect(await remedies({ ...band, text: ['# Open'] })).toEqual([
    'Take the marks out; there are only **two stars** for strong words and [words](address) here.',
  ])
})

test('content that pages show is read too, and what no visitor reads is not', async () => {
  const example = drinks(drink('tea', { description: '**Cold**.' }))
  expect(await told(example)).toEqual(['raw-markdown /sections/0/items/0/description "Cold."'])
  const facts = JSON.parse(site().files.get('pages/site.json') as string) as object
  const suppression = { code: 'raw-markdown', file: home, reason: 'The **stars** are meant.' }
  const checks = { suppressions: [{ ...suppression, at: '/blocks/1/phrase', until: '2099-01-01' }] }
  const { findings } = await checkSite(
    site({
      'pages/site.json': JSON.stringify({ ...facts, checks }),
      [home]: page([poster, { ...marquee, phrase: '**Open**' }]),
    }),
  )
  expect(findings).toEqual([])
})

test.each(['[', '[a](/', '**a', '# a ', '`', '- a'])(
  'a long text of %j takes no longer than its length',
  async (sign) => {
    const long = page([{ ...marquee, phrase: sign.repeat(100_000) }])
    const { findings } = await checkSite(site({ [home]: long }))
    expect(findings.map(({ code }) => code)).toContain('too-long')
  },
)
