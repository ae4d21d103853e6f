import { expect, test } from 'vitest'

import { blocks } from '#engine/rules/examples.ts'
import { marquee } from '#tests/engine/site.ts'

import { checkExample } from './example-site.ts'

async function found(...list: object[]): Promise<string[]> {
  const { findings } = await checkExample(blocks(...list))
  return findings.map(({ code, pointer }) => `${code} ${pointer}`)
}

test.each([' ', '\t', '\u00a0\u00a0', '\u3000', '\n '])('the text %j is blank', async (label) =>
  expect(await found({ ...marquee, label })).toEqual(['blank-text /blocks/0/label']),
)

test.each(['', '  '])(
  'a link whose words are %j is one finding, which says what they are for',
  async (label) => {
    const band = { type: 'text-band', id: 'words', heading: 'Words', text: ['More.'] }
    expect(await found({ ...band, link: { label, href: '/' } })).toEqual([
      'empty-link-text /blocks/0/link/label',
    ])
  },
)

test.each(['', ' '])(
  'a shop called %j is one finding, which says that none is chosen',
  async (location) => {
    const card = { type: 'hours-card', id: 'hours', heading: 'Hours', location }
    const { findings } = await checkExample(
      blocks({ ...card, image: { src: 'media/logo.svg', alt: '' } }),
    )
    expect(findings.map(({ code }) => code)).toEqual(['unknown-location'])
  },
)

test.each([
  ['title', '   '],
  ['description', '          '],
])('a %s of spaces is one finding', async (key, value) => {
  const { findings } = await checkExample({ 'pages/one/home.json': { [key]: value } })
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([`blank-text /${key}`])
})

test.each([
  ['{product} is open', []],
  ['Call {phone} or write to {email}, since {year}', []],
  ['Set {theory} aside: {} { product }', []],
  ['{Phone} and {prodct}', ['unknown-fact', 'unknown-fact']],
])('the braces of “%s”', async (phrase, codes) =>
  expect(await found({ ...marquee, phrase })).toEqual(
    codes.map((code) => `${code} /blocks/0/phrase`),
  ),
)

test.each([
  ['en-US', 'TODO O ANO', ['placeholder-text']],
  ['pt-PT', 'Aberto TODO O ANO', []],
  ['es-ES', 'TODO: el texto', ['placeholder-text']],
  ['pt-BR', 'TODO', ['placeholder-text']],
  ['pt-PT', 'FIXME', ['placeholder-text']],
])('on a site in %s “%s”', async (lang, phrase, codes) => {
  const { findings } = await checkExample({
    'pages/site.json': { lang },
    ...blocks({ ...marquee, phrase }),
  })
  const codesFound = findings.map(({ code }) => code)
  expect(codesFound.filter((code) => code !== 'english-default')).toEqual(codes)
})

test('the beginnings of many placeholders are read in a moment', async () =>
  expect(await found({ ...marquee, phrase: '[your '.repeat(150_000) })).toEqual([
    'too-long /blocks/0/phrase',
  ]))

test('brackets and backslashes of a long text are read in a moment', async () => {
  const band = { type: 'text-band', id: 'words', heading: 'Words' }
  const brackets = `${'['.repeat(300_000)} ] **a**`
  expect(await found({ ...band, text: [brackets] })).toEqual(['too-long /blocks/0/text/0'])
  const slashes = `${'\\'.repeat(300_000)} **a**`
  expect(await found({ ...band, text: [slashes] })).toEqual(['too-long /blocks/0/text/0'])
})

test('words that are left to the schema are told once for each block, and of no English site', async () => {
  const panel = { type: 'hours-panel', id: 'hours', closed: 'Fechado' }
  const told = async (lang: string): Promise<string[]> => {
    const { findings } = await checkExample({ 'pages/site.json': { lang }, ...blocks(panel) })
    return findings
      .filter(({ code, where }) => code === 'english-default' && where.startsWith('block'))
      .map(({ where, problem, remedy }) => `${where}: ${problem} ${remedy}`)
  }
  expect(await told('pt-PT')).toEqual([
    'block 1 (hours-panel): Visitors read English words here: "holidays" is "Holidays", "until" is "{from} to {to}", "allDay" is "All day and night". Write these settings in the language of the site, pt-PT.',
  ])
  expect(await told('en-GB')).toEqual([])
})

test.each(['', 'a', ' a ', '“ ”'])('the text %j is not', async (alt) =>
  expect(await found({ ...marquee, separator: { src: 'media/logo.svg', alt } })).toEqual([]),
)

test.each([
  ['logo', ['poor-alt /blocks/0/separator/alt']],
  ['logo.svg', ['poor-alt /blocks/0/separator/alt']],
  ['A logo', []],
  ['Logo', []],
])('the words "%s" for media/logo.svg', async (alt, expected) =>
  expect(await found({ ...marquee, separator: { src: 'media/logo.svg', alt } })).toEqual(expected),
)

test('the name of another file may be what a picture shows', async () => {
  const { findings } = await checkExample({
    ...blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: 'sandwich' } }),
    'pages/media/sandwich.svg': '',
  })
  expect(findings.map(({ code }) => code)).toEqual(['unused-media'])
})

test('words that repeat the caption of their picture are told, those of another are not', async () => {
  const post = {
    mediaType: 'IMAGE',
    permalink: 'https://photos.example/1',
    timestamp: '2026-01-01T12:00:00Z',
    mediaUrl: 'media/logo.svg',
  }
  const posts = [
    { ...post, id: 'a', caption: 'Lunch is here', alt: 'Lunch is here' },
    { ...post, id: 'b', caption: 'Dinner', alt: 'A plate.' },
    { ...post, id: 'c', caption: 'A plate.', alt: 'Lunch' },
  ]
  const { findings } = await checkExample({ 'pages/content/feed.json': { posts } })
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'poor-alt /posts/0/alt',
  ])
})

test('a text that names a fact which the brand lacks is told what to do', async () => {
  const written = blocks({ ...marquee, phrase: 'Journalists: {pressEmail}' })
  const found = async (example: Parameters<typeof checkExample>[0]): Promise<string[]> =>
    (await checkExample(example)).findings.map(
      ({ code, problem, remedy }) => `${code} ${problem} ${remedy}`,
    )
  expect(await found(written)).toEqual([])
  expect(await found({ 'pages/site.json': { brand: { pressEmail: null } } })).toEqual([])
  expect(await found({ ...written, 'pages/site.json': { brand: { pressEmail: null } } })).toEqual([
    'unknown-fact "brand" has no "pressEmail", so nothing can replace "{pressEmail}". Add it to "brand" in pages/site.json, or take this out.',
  ])
})

test('a fact whose braces are wrong is put right, and the ones that are right stay', async () => {
  const phrase = 'Call {phone} or text {phone now, {phone'
  const { findings } = await checkExample(blocks({ ...marquee, phrase }))
  expect(findings.map(({ fix }) => fix?.edits[0]?.text)).toEqual([
    '"Call {phone} or text {phone} now, {phone}"',
  ])
})

test.each(['{{product}}', '${product}', '{product', '{product}}', 'product}'])(
  'a fact that is written %s is told as it should be, in a text and in an address',
  async (odd) => {
    const link = { label: 'Call', href: odd.replace('product', 'phoneE164').replace(/^/, 'tel:') }
    const { findings } = await checkExample(
      blocks(
        { ...marquee, phrase: `We are ${odd}, and open` },
        { type: 'text-band', id: 'call', heading: 'Call', text: ['Call.'], link },
      ),
    )
    expect(findings.map(({ code, remedy }) => `${code} ${remedy}`)).toEqual([
      'unknown-fact Did you mean "{product}"?',
      'unknown-fact Did you mean "{phoneE164}"?',
    ])
  },
)
