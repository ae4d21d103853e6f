import { describe, expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { validatePage } from '#schema/validators.js'
import { check, home, marquee, page, site, siteJson } from '#tests/engine/site.ts'

const all = [...blockSchemas.keys()]
const types =
  all.length > 12 ? `${all.slice(0, 12).join(', ')} and ${all.length - 12} more` : all.join(', ')
const { label: _, ...noLabel } = marquee

/** Findings for a page of these blocks, without the name of the file. */
async function blocks(...list: readonly unknown[]): Promise<string[]> {
  return (await check({ [home]: page(list) })).map(shortened)
}

/** Findings for a page of one marquee with these changes. */
const changed = (change: Record<string, unknown>): Promise<string[]> =>
  blocks({ ...marquee, ...change })

const shortened = (line: string): string => line.replace(`${home}:`, '')

test('the small site of these tests has nothing wrong with it', async () =>
  expect(await check()).toEqual([]))

describe('one fault is one finding, where it stands, with the way to mend it', () => {
  test.each<[string, Promise<string[]>, string]>([
    [
      'a misspelt block',
      changed({ type: 'marqee' }),
      '7:15 unknown-block [block 1 (marqee)] There is no block called "marqee". Did you mean "marquee"?',
    ],
    [
      'a block by another of its names',
      changed({ type: 'ticker' }),
      '7:15 unknown-block [block 1 (ticker)] There is no block called "ticker". Did you mean "marquee"?',
    ],
    [
      'a block without a type',
      blocks({ id: 'a' }),
      `6:5 missing-setting [block 1] "type" is missing from block 1. Add the name of a block: ${types}.`,
    ],
    [
      'a misspelt type',
      blocks({ id: 'a', typ: 'marquee' }),
      '8:7 unknown-setting [block 1] "typ" is not a setting of a block. Did you mean "type"? It is required here.',
    ],
    [
      'a type that is no text',
      changed({ type: 5 }),
      `7:15 wrong-kind [block 1] The "type" of a block must be text. Write the name of a block in double quotes: ${types}.`,
    ],
    [
      'a block that is no object',
      blocks(marquee, 5),
      '12:5 wrong-kind [block 2] Block 2 must be an object, not a number. Write it in braces: { "type": … }.',
    ],
    [
      'a setting that belongs to no block',
      changed({ wheels: 4 }),
      '11:7 unknown-setting [block 1 (marquee)] "wheels" is not a setting of the block "marquee". Take it out, or use one of: hidden, span, layout, when, v, repeat, secondsPerLoop, separator, field.',
    ],
    [
      'a misspelt setting',
      changed({ seconds_per_lop: 20 }),
      '11:7 unknown-setting [block 1 (marquee)] "seconds_per_lop" is not a setting of the block "marquee". Did you mean "secondsPerLoop"?',
    ],
    [
      'a misspelt setting that is required',
      blocks({ ...noLabel, labl: 'x' }),
      '10:7 unknown-setting [block 1 (marquee)] "labl" is not a setting of the block "marquee". Did you mean "label"? It is required here.',
    ],
    [
      'a missing setting',
      blocks(noLabel),
      '7:15 missing-setting [block 1 (marquee)] "label" is missing from the block "marquee". Add "label": What a screen reader calls this line: Announcements.',
    ],
    [
      'a missing id',
      blocks({ ...noLabel, id: undefined, label: 'x' }),
      '7:15 missing-setting [block 1 (marquee)] "id" is missing from the block "marquee". Add "id": "marquee", or another name that nothing else on this page has.',
    ],
    [
      'a missing setting inside another',
      changed({ separator: { src: 'media/logo.svg' } }),
      '11:20 missing-setting [block 1 (marquee) › separator] "alt" is missing from "separator". Add "alt": What the picture says to someone who can’t see it. Leave empty if it is just decoration.',
    ],
    [
      'a number in quotes',
      changed({ repeat: '5' }),
      '11:17 wrong-kind [block 1 (marquee) › repeat] "repeat" must be a whole number, not text. Write it without quotes: 5.',
    ],
    [
      'a fraction',
      changed({ repeat: 5.5 }),
      '11:17 wrong-kind [block 1 (marquee) › repeat] "repeat" must be a whole number, not 5.5. Round it: 6.',
    ],
    [
      'a text in a list',
      changed({ phrase: ['We are open'] }),
      '10:17 wrong-kind [block 1 (marquee) › phrase] "phrase" must be text, not a list. Take it out of its square brackets, since only one is asked for.',
    ],
    [
      'a number for a text',
      changed({ phrase: 5 }),
      '10:17 wrong-kind [block 1 (marquee) › phrase] "phrase" must be text, not a number. Put it in double quotes: "5".',
    ],
    [
      'nothing for a text',
      changed({ phrase: null }),
      '10:17 wrong-kind [block 1 (marquee) › phrase] "phrase" must be text, not null. Write a value, or take it out.',
    ],
    [
      'a switch in quotes',
      changed({ hidden: 'true' }),
      '11:17 wrong-kind [block 1 (marquee) › hidden] "hidden" must be true or false, not text. Write it without quotes: true.',
    ],
    [
      'a text for an object',
      changed({ separator: 'x' }),
      '11:20 wrong-kind [block 1 (marquee) › separator] "separator" must be an object, not text. Write it in braces: { "src": …, "alt": … }.',
    ],
    [
      'a misspelt choice',
      changed({ field: 'blu' }),
      '11:16 not-in-list [block 1 (marquee) › field] "field" cannot be "blu". Did you mean "blue"?',
    ],
    [
      'a number too large',
      changed({ repeat: 50 }),
      '11:17 out-of-range [block 1 (marquee) › repeat] "repeat" is 50, more than 40. Use a number from 4 to 40.',
    ],
    [
      'a text too long',
      changed({ phrase: '🥪'.repeat(81) }),
      '10:17 too-long [block 1 (marquee) › phrase] "phrase" is 81 characters long, 1 too many. Shorten it to 80 or fewer.',
    ],
    [
      'an empty text',
      changed({ phrase: '' }),
      '10:17 too-short [block 1 (marquee) › phrase] "phrase" is empty. Write something there.',
    ],
    [
      'an empty text of a form',
      changed({ separator: { src: '', alt: '' } }),
      '12:16 wrong-form [block 1 (marquee) › separator › src] "src" is empty. Write its path, beginning with the media folder, as in media/folder/name.svg: plain letters, digits and - + & . _ without spaces. It may be svg, webp, avif, png, jpg, mp4 or webm.',
    ],
    [
      'an id with spaces',
      changed({ id: 'My News' }),
      '8:13 wrong-form [block 1 (marquee) › id] "My News" cannot be the id of a block. Did you mean "my-news"?',
    ],
    [
      'a media file with a space in its name',
      changed({ separator: { src: 'media/our logo.svg', alt: '' } }),
      '12:16 wrong-form [block 1 (marquee) › separator › src] "media/our logo.svg" is not the name of a media file. Write its path, beginning with the media folder, as in media/folder/name.svg: plain letters, digits and - + & . _ without spaces. It may be svg, webp, avif, png, jpg, mp4 or webm.',
    ],
    [
      'a path from the wrong folder',
      changed({ separator: { src: 'pages/media/logo.svg', alt: '' } }),
      '12:16 wrong-form [block 1 (marquee) › separator › src] "pages/media/logo.svg" is not the name of a media file. Did you mean "media/logo.svg"?',
    ],
    ...['logo.svg', 'Media/logo.svg', 'meida/logo.svg'].map(
      (src): [string, Promise<string[]>, string] => [
        `the path ${src}`,
        changed({ separator: { src, alt: '' } }),
        `12:16 wrong-form [block 1 (marquee) › separator › src] "${src}" is not the name of a media file. Did you mean "media/logo.svg"?`,
      ],
    ),
    ...['../media/logo.svg', './logo.svg'].map((src): [string, Promise<string[]>, string] => [
      `the path ${src}`,
      changed({ separator: { src, alt: '' } }),
      `12:16 path-leaves-folder [block 1 (marquee) › separator › src] The path "${src}" has a step that goes outside its folder. Did you mean "media/logo.svg"?`,
    ]),
    [
      'a page without blocks',
      blocks(),
      '5:13 wrong-count [blocks] "blocks" is empty. Add at least one.',
    ],
  ])('%s', async (_name, found, expected) => expect(await found).toEqual([expected]))
})

test('a route that cannot be read is not also a missing home page', async () =>
  expect(await check({ [home]: page([marquee], { route: 'about us' }) })).toEqual([
    `${home}:2:12 wrong-form [route] "about us" is not an address on this site. Did you mean "/about-us"?`,
  ]))

test.each([
  ['/Über uns', 'Did you mean "/uber-uns"?'],
  ['/caf%C3%A9/Straße', 'Did you mean "/cafe/strasse"?'],
  ['https://old.example/About+Us.html?a=b', 'Did you mean "/about+us.html"?'],
  ['/東京', 'Begin with / and use lowercase letters, digits and - + . _ as in /about-us.'],
])('the route %s keeps its letters, or no other is guessed', async (route, remedy) =>
  expect(await check({ [home]: page([marquee], { route }) })).toEqual([
    `${home}:2:12 wrong-form [route] ${JSON.stringify(route)} is not an address on this site. ${remedy}`,
  ]),
)

test('an old address may be as it was', async () => {
  const movedFrom = ['/Über-uns', '/caf%C3%A9', '/ünï/', '/our%20story.html', '/our story', '/100%']
  const more = ['/tag/a,b', '/About-Us.html', '/東京', '/a+b_c/~d']
  expect(await check({ [home]: page([marquee], { movedFrom: [...movedFrom, ...more] }) })).toEqual(
    [],
  )
})

test.each([
  ['https://old.example/About-Us.html', '/About-Us.html'],
  ['/index.php?p=12', '/index.php'],
  ['/über#team', '/über'],
  ['/Über ', '/Über'],
  ['https://old.example/', undefined],
  ['/?p=12', undefined],
  ['/old/*', undefined],
  ['/wiki/Special:Search', undefined],
  ['/a//b', undefined],
  ['/a\\b', undefined],
  ['/a\nb', undefined],
  ['about', undefined],
])('the old address %j is told, and no other is guessed', async (old, meant) => {
  const [said = '', ...others] = await check({ [home]: page([marquee], { movedFrom: [old] }) })
  expect(others).toEqual([])
  expect(said).toContain('is not a path that a host can redirect. ')
  expect(/Did you mean "(.*)"/.exec(said)?.[1]).toBe(meant)
})

describe('an address that was meant is told', () => {
  test.each([
    ['www.one.example', 'Did you mean "https://www.one.example"?'],
    ['me@one.example', 'Did you mean "mailto:me@one.example"?'],
    ['about-us', 'Did you mean "/about-us"?'],
    ['??', 'Use /a-page, #an-anchor, https://…, mailto:, sms:, tel: or link:name.'],
  ])('%s', async (href, remedy) => {
    const text = site().files.get('pages/one/chrome.json') as string
    const chrome = text.replace('"href":"/"', `"href":${JSON.stringify(href)}`)
    expect((await check({ 'pages/one/chrome.json': chrome })).join('\n')).toMatch(
      new RegExp(
        `wrong-form \\[menu › links #1 › href\\] .* ${remedy.replaceAll(/[.?+*/]/g, '\\$&')}$`,
      ),
    )
  })
})

test('several faults of one page are all told, in the order of the file', async () => {
  const found = await blocks(
    { ...noLabel, repeat: 'x' },
    { ...marquee, id: 'b', field: 'zebra', phrase: '' },
  )
  expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '7:15 missing-setting',
    '10:17 wrong-kind',
    '16:17 too-short',
    '17:16 not-in-list',
  ])
})

test('a link of the menu is known by the words that are written for its own', async () => {
  const chrome = 'pages/one/chrome.json'
  const frame = JSON.parse(site().files.get(chrome) ?? '') as Record<string, unknown>
  const menu = { links: [{ name: 'Home', url: '/' }] }
  const said = await check({ [chrome]: JSON.stringify({ ...frame, menu }) })
  expect(said.map((line) => line.replace(/^.*?\. /, ''))).toEqual([
    'Did you mean "label"? It is required here.',
    'Did you mean "href"? It is required here.',
  ])
})

test('no word of the validator reaches a person', async () => {
  const values = [null, 5, -1, '', 'x'.repeat(500), [], {}, true, ['a', 'a'], { a: 1 }]
  const said: string[] = []
  for (const key of ['type', 'id', 'label', 'repeat', 'field', 'separator', 'hidden', 'zebra']) {
    for (const value of values) said.push(...(await changed({ [key]: value })))
  }
  for (const key of ['route', 'title', 'blocks', 'aliases', 'layout']) {
    for (const value of values)
      said.push(...(await check({ [home]: page([marquee], { [key]: value }) })))
  }
  expect(said.length).toBeGreaterThan(80)
  expect(
    said.filter((line) => /must NOT|schema|\bpattern\b|oneOf|undefined|\[object|\^\[/.test(line)),
  ).toEqual([])
  expect(said.filter((line) => !/\] .+[.?] .+[.?]$/.test(line))).toEqual([])
})

test('what the schema accepts has no finding, and what it refuses has one', async () => {
  for (const [key, value] of [
    ['span', 6],
    ['span', 13],
    ['v', 1],
    ['v', 0],
    ['field', 'ink'],
    ['secondsPerLoop', 8.5],
  ] as const) {
    const text = page([{ ...marquee, [key]: value }])
    expect((await check({ [home]: text })).length === 0).toBe(validatePage(JSON.parse(text)))
  }
})

test('the language of a site is a language, with a script and a country where they matter', async () => {
  const found = (lang: string): Promise<string[]> =>
    check({
      'pages/site.json': siteJson({ lang, checks: { severity: { 'english-default': 'off' } } }),
    })
  for (const lang of ['en-US', 'pt', 'zh-Hant', 'sr-Latn', 'zh-Hant-TW', 'es-419', 'fil'])
    expect(await found(lang)).toEqual([])
  for (const lang of ['English', 'en_US', 'zh-hant', 'e', 'en-', 'zh-TW-Hant'])
    expect(await found(lang)).toEqual([expect.stringContaining('wrong-form')])
})

test('a menu may have dishes alone: nothing to order online, no marks, no allergens', async () => {
  const items = [{ id: 'soup', name: 'Soup', price: 6, description: '' }]
  const menu = { sections: [{ id: 'soups', name: 'Soups', items }] }
  expect(await check({ 'pages/content/menu.json': JSON.stringify(menu) })).toEqual([])
})
