import { describe, expect, test } from 'vitest'

import { check, home, marquee, page, site, siteJson } from '#tests/engine/site.ts'

import { checkExample } from './example-site.ts'

const chrome = site().files.get('pages/one/chrome.json') as string
const twoSets = {
  'pages/site.json': siteJson({ archives: { two: '/v1' } }),
  'pages/two/chrome.json': chrome,
  'pages/two/home.json': page([marquee]),
  'pages/two/menu.json': page([marquee], { route: '/menu', title: 'Menu' }),
}
const saying = (href: string, rest: Record<string, unknown> = {}): string =>
  page(
    [
      marquee,
      {
        type: 'text-band',
        id: 'words',
        heading: 'Words',
        text: [`Read [our words](${href}).`],
      },
    ],
    { route: '/words', title: 'Words', ...rest },
  )

/** The findings without their places. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await check(files)).map((line) => line.replace(/^(\S+?):\S+ (\S+) \[.*?\]/, '$1 $2'))
}

describe('a link is followed as its set is served', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['to a page of the same set', { 'pages/two/words.json': saying('/menu') }, []],
    ['to an archive by its path', { 'pages/one/words.json': saying('/v1/menu') }, []],
    [
      'to the path of its own archive, where nothing answers while the set is live',
      { 'pages/two/words.json': saying('/v1/menu') },
      ['pages/two/words.json broken-link No page answers at /v1/menu. Did you mean "/menu"?'],
    ],
    [
      'with a last slash, a question and a plus',
      { 'pages/two/words.json': saying('/menu/?a=1') },
      [],
    ],
    [
      'to a page that only another set has',
      { 'pages/one/words.json': saying('/menu#news') },
      ['pages/one/words.json broken-link No page answers at /menu. Did you mean "/v1/menu#news"?'],
    ],
    [
      'from a shared page to one that only one set has',
      { 'pages/shared/words.json': saying('/menu') },
      [
        'pages/shared/words.json broken-link No page answers at /menu while "one" is the live set. Did you mean "/v1/menu"?',
      ],
    ],
    [
      'to a word that resembles no page',
      { 'pages/one/words.json': saying('/zeppelin') },
      [
        'pages/one/words.json broken-link No page answers at /zeppelin. Link to one of: /, /v1, /v1/menu, /words; or add a page with this route.',
      ],
    ],
    ['to a file of the build', { 'pages/one/words.json': saying('/sitemap.xml') }, []],
    ['to an address of facts', { 'pages/one/words.json': saying('/{product}') }, []],
  ])('%s', async (_name, files, expected) =>
    expect(await told({ ...twoSets, ...files })).toEqual(expected),
  )

  test('to a page that is not JSON, which has a finding of its own', async () =>
    expect(
      await told({
        'pages/one/words.json': saying('/jobs'),
        'pages/one/jobs.json': '{ "route": }',
      }),
    ).toEqual([expect.stringContaining('not-json') as string]))
})

describe('an anchor', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['of a block of the page itself', { 'pages/one/words.json': saying('#news') }, []],
    ['of a block of another page', { 'pages/one/words.json': saying('/#news') }, []],
    [
      'of a hidden block',
      {
        'pages/one/words.json': saying('/other#quiet'),
        'pages/one/other.json': page([marquee, { ...marquee, id: 'quiet', hidden: true }], {
          route: '/other',
          title: 'Other',
        }),
      },
      [
        'pages/one/words.json broken-anchor The block "quiet" on /other is hidden. Show it again, or leave "#quiet" out.',
      ],
    ],
    [
      'that is misspelt',
      { 'pages/one/words.json': saying('#nwes') },
      [
        'pages/one/words.json broken-anchor There is no block or section called "nwes" on this page. Did you mean "#news"?',
      ],
    ],
  ])('%s', async (_name, files, expected) => expect(await told(files)).toEqual(expected))
})

test('two wrong links of one paragraph are two findings', async () =>
  expect(await told({ 'pages/one/words.json': saying('/wrods). And [those](/zeppelin') })).toEqual([
    'pages/one/words.json broken-link No page answers at /wrods. Did you mean "/words"?',
    'pages/one/words.json broken-link No page answers at /zeppelin. Link to one of: /, /words; or add a page with this route.',
  ]))

test('what a draft may link to is a finding on a live page, whatever else links to it', async () => {
  const draft = { status: 'draft' }
  const files = {
    'pages/one/a-plan.json': saying('/next', { ...draft, route: '/plan', title: 'Plan' }),
    'pages/one/words.json': saying('/next'),
    'pages/one/next.json': page([marquee], { ...draft, route: '/next', title: 'Next' }),
  }
  expect(await told(files)).toEqual([
    'pages/one/words.json link-to-draft The page at /next is a draft and is not built. Take "status": "draft" out of pages/one/next.json, or take this link out.',
  ])
})

test('a wrong link that a paragraph has twice is one finding, of which the fix is both', async () => {
  const twice = saying('/wrods). And [again](/wrods')
  const { findings } = await checkExample({ 'pages/one/words.json': twice })
  expect(findings.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([
    ['broken-link', expect.stringMatching(/\(\/words\).*\(\/words\)/)],
  ])
})

test('drafts may lead to each other', async () =>
  expect(
    await told({
      'pages/one/words.json': saying('/next', { status: 'draft' }),
      'pages/one/next.json': page([marquee], { route: '/next', title: 'Next', status: 'draft' }),
    }),
  ).toEqual([]))

test('thousands of links of one page may lead nowhere', async () => {
  const links = Array.from({ length: 10_000 }, (_, n) => `[here](/nowhere/${n})`)
  const words = { type: 'text-band', id: 'words', heading: 'Words', text: links }
  const found = await told({ [home]: page([marquee, words]) })
  expect(found.filter((line) => line.includes(' broken-link '))).toHaveLength(10_000)
})
