import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { rulesOf } from '#engine/rules/all.ts'
import { families } from '#engine/rules/docs.ts'
import { check, fonts, home, marquee, page, poster, site, siteJson } from '#tests/engine/site.ts'

const chrome = site().files.get('pages/one/chrome.json') as string
const withHref = (href: string): Record<string, string> => ({
  'pages/one/chrome.json': chrome.replace('"href":"/"', `"href":${JSON.stringify(href)}`),
})
const withSocial = (names: readonly string[]): Record<string, string> => ({
  'pages/one/chrome.json': chrome.replace('"menu":{', `"menu":{"social":${JSON.stringify(names)},`),
})
const two = { 'pages/two/chrome.json': chrome }
const at = (route: string, rest: Record<string, unknown> = {}): string =>
  page([marquee], { route, ...rest })

test.each(families)(
  'every rule of %s stands in the file of its name, and is in the list',
  (family) => {
    const folder = `src/engine/rules/${family}`
    // What several rules share has no code.
    const files = readdirSync(folder).filter((file) =>
      /^ {2}code: '/m.test(readFileSync(`${folder}/${file}`, 'utf8')),
    )
    const listed = rulesOf[family].map(({ code }) => `${code}.ts`)
    expect(
      listed,
      'a rule is `export const …: Rule = {` with the name of its file as `code`',
    ).toEqual(files.toSorted())
  },
)

describe('page sets', () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    [
      'a misspelt live set',
      { 'pages/site.json': siteJson({ variant: 'on' }) },
      [
        'pages/site.json:2:14 unknown-variant [variant] There is no page set called "on". Did you mean "one"?',
      ],
    ],
    [
      'an unknown live set',
      { ...two, 'pages/two/home.json': at('/'), 'pages/site.json': siteJson({ variant: 'zebra' }) },
      [
        'pages/site.json:2:14 unknown-variant [variant] There is no page set called "zebra". Use one of: one, two.',
      ],
    ],
    [
      'an unknown archive',
      { 'pages/site.json': siteJson({ archives: { zebra: '/v1' } }) },
      [
        'pages/site.json:17:5 unknown-variant [archives › zebra] There is no page set called "zebra". Use one of: one.',
      ],
    ],
    [
      'a set without pages',
      two,
      [
        'pages/two/chrome.json:1:1 empty-set [] The set "two" has no pages. Add pages/two/home.json with the route "/".',
      ],
    ],
    [
      'a set without a home',
      { ...two, 'pages/two/a.json': at('/a') },
      [
        'pages/two/chrome.json:1:1 empty-set [] The set "two" has no home page. Give one of its pages the route "/".',
      ],
    ],
    [
      'a home that is only a draft',
      { ...two, 'pages/two/a.json': at('/', { status: 'draft' }) },
      [
        'pages/two/a.json:13:13 empty-set [status] The set "two" has no home page. This page would do, but it is a draft. Take out "status": "draft".',
      ],
    ],
    [
      'a set without a chrome',
      { 'pages/one/chrome.json': undefined },
      [
        'pages/one/chrome.json:1:1 missing-document [] The folder pages/one has pages but no chrome.json. Add one, copied from another set; it holds the logo, the navigation and the footer.',
      ],
    ],
    [
      'no site.json',
      { 'pages/site.json': undefined },
      [
        'pages/site.json:1:1 missing-document [] There is no pages/site.json. Add it; it names the live page set and the facts of the site.',
      ],
    ],
    [
      'no theme.json',
      { 'pages/theme.json': undefined },
      [
        'pages/theme.json:1:1 missing-document [] There is no pages/theme.json. Add it; it holds the colours and the fonts, and no page is built without a font.',
      ],
    ],
    [
      'a theme of its only set alone',
      { 'pages/theme.json': undefined, 'pages/one/theme.json': JSON.stringify({ fonts }) },
      [],
    ],
    [
      'a file nothing reads',
      { 'pages/one/deep/a.json': '{}' },
      [
        'pages/one/deep/a.json:1:1 unread-file [] Nothing reads this file. Pages go directly in the folder of their set, content in content/ under a known name. Move it, rename it or delete it.',
      ],
    ],
  ])('%s', async (_name, files, expected) => expect(await check(files)).toEqual(expected))
})

describe('names of things', () => {
  const [line] = ['pages/one/chrome.json:1:']
  test.each<[string, Record<string, string | undefined>, string[]]>([
    [
      'a misspelt link',
      withHref('link:odrer/menu'),
      [
        `${line}138 unknown-link [menu › links #1 › href] There is no link called "odrer" in pages/content/links.json. Did you mean "link:order/menu"?`,
      ],
    ],
    [
      'an unknown link',
      withHref('link:zebra'),
      [
        `${line}138 unknown-link [menu › links #1 › href] There is no link called "zebra" in pages/content/links.json. Use one of: order; or add it there.`,
      ],
    ],
    [
      'a link among names',
      withSocial(['ordr']),
      [
        `${line}116 unknown-link [menu › social #1] There is no link called "ordr" in pages/content/links.json. Did you mean "order"?`,
      ],
    ],
    [
      'a link, where links.json is not JSON',
      { ...withHref('link:zebra'), 'pages/content/links.json': '{' },
      [
        'pages/content/links.json:1:1 not-json [] The file ends before the bracket of line 1 is closed. Add the rest of the file; "}" is missing.',
      ],
    ],
    ['a link that is there', withHref('link:order/menu'), []],
    [
      'two blocks of one id',
      { [home]: page([marquee, marquee]) },
      [
        'pages/one/home.json:14:13 duplicate-id [block 2 (marquee) › id] Block 1 has the id "news" already. Give this block another id, for example "news-2"; links lead to a block by it.',
      ],
    ],
  ])('%s', async (_name, files, expected) => expect(await check(files)).toEqual(expected))
})

describe('media files', () => {
  const shows = async (src: string): Promise<string[]> => {
    const found = await check({
      [home]: page([
        { ...marquee, separator: { src, alt: '' } },
        { ...marquee, id: 'beet', separator: { src: 'media/food/beet.svg', alt: '' } },
      ]),
      'pages/media/food/beet.svg': '',
    })
    return found.map((line) => line.replace(/^.*src\] /, ''))
  }
  test.each([
    ['media/logo.svg', []],
    ['media/lgo.svg', ['There is no file pages/media/lgo.svg. Did you mean "media/logo.svg"?']],
    [
      'media/Logo.svg',
      [
        'The file pages/media/Logo.svg differs in capital letters from logo.svg. Write "media/logo.svg"; most servers tell them apart.',
      ],
    ],
    [
      'media/beet.svg',
      ['There is no file pages/media/beet.svg. Did you mean "media/food/beet.svg"?'],
    ],
    [
      'media/photographs/zebra.webp',
      [
        'There is no file pages/media/photographs/zebra.webp. Add the file, or name one that is there.',
      ],
    ],
  ])('%s', async (src, expected) => expect(await shows(src)).toEqual(expected))
})

describe('addresses that run code or hide where they lead', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('%j is one finding', async (href) => {
    const { findings } = await checkSite(site(withHref(href)))
    expect(findings.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'unsafe-url menu › links #1 › href',
    ])
  })
  test('one that hides behind a character nobody sees is found, and so is that', async () => {
    const { findings } = await checkSite(site(withHref('\u0001javascript:x')))
    expect(findings.map(({ code }) => code).toSorted()).toEqual(['unsafe-url', 'unseen-character'])
  })
  test.each(['/javascript:x', '#data:', 'https://one.example/?u=javascript:x'])(
    '%j is none',
    async (href) => {
      const { findings } = await checkSite(site(withHref(href)))
      expect(findings.map(({ code }) => code)).not.toContain('unsafe-url')
    },
  )
  test('an address of links.json is looked at too', async () =>
    expect(
      await check({
        'pages/content/links.json':
          '{"links":{"order":{"kind":"ordering","label":"x","href":"javascript:x"}}}',
      }),
    ).toEqual([
      `pages/content/links.json:1:57 unsafe-url [links › order › href] An address that begins with javascript: can run code in a visitor's browser. Use https://…, a page of this site or link:name.`,
    ]))
})

test('the documents of a checked site come with it, by their path in the pages folder', async () => {
  const { documents } = await checkSite(site({ 'pages/one/broken.json': '{' }))
  expect([...documents.keys()]).toEqual([
    'site.json',
    'theme.json',
    'one/chrome.json',
    'one/home.json',
    'content/links.json',
  ])
  expect(documents.get('one/home.json')).toMatchObject({ route: '/', blocks: [marquee, poster] })
})
