import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { blocks, marquee, navigation } from '#engine/rules/examples.ts'
import { home, page, site } from '#tests/engine/site.ts'

import { checkExample } from './example-site.ts'

/** Code, problem and remedy of what is wrong with a link to `href`, in settings and in paragraphs. */
async function linked(href: string): Promise<string[]> {
  const text = [`See [it](${href}).`]
  const both = {
    ...navigation(href),
    ...blocks({ type: 'text-band', id: 'a', heading: 'A', text }),
  }
  const { findings } = await checkExample(both)
  const said = findings.map(({ code, problem, remedy }) => `${code} ${problem} ${remedy}`)
  return [...new Set(said)]
}

describe('addresses without encryption', () => {
  test.each(['http://a.example/b', 'HTTP://a.example/b', 'http:/a.example/b'])('%s', async (href) =>
    expect(await linked(href)).toEqual([
      'insecure-url This address is not encrypted. Did you mean "https://a.example/b"?',
    ]),
  )
  test.each([
    'https://a.example/?to=http://b.example',
    '/?to=http://b.example',
    'link:order/http:',
  ])('%s is fine', async (href) => expect(await linked(href)).toEqual([]))
})

describe('hosts that look like others', () => {
  test.each([
    ['https://one.example.evil.example', 'begins like one.example but belongs to somebody else.'],
    ['https://www.one.example.evil.example', 'begins like one.example but belongs'],
    ['https://0ne.example', 'looks like one.example but is a different one.'],
    ['https://shop.0ne.example', 'looks like one.example but is a different one.'],
    ['https://one.example@evil.example/', 'leads to evil.example, not to what comes before the @.'],
    ['https://оne.example', 'has letters of another script'],
    ['https://раураӏ.example', 'has letters of another script'],
    ['https://ｏne.example', 'has letters of another script'],
    ['https://one.example\u00AD.evil.example', 'begins like one.example but belongs'],
    ['https://one。example.evil.example', 'begins like one.example but belongs'],
    ['https://xn--ne-emc.example', 'оne.example has letters of another script'],
    ['https://xn--ne-!.example', 'is written in a code that does not stand for any letters.'],
    [
      'https://oder.example',
      'is one letter off order.example, to which this site leads elsewhere.',
    ],
    ['https://odrer.example/menu', 'Did you mean "https://order.example/menu"?'],
    ['https://Odrer.example:444/Menu', 'Did you mean "https://order.example:444/Menu"?'],
  ])('%s', async (href, problem) => {
    const said = await linked(href)
    expect(said).toEqual([expect.stringContaining(problem)])
    expect(said[0]).toMatch(/^lookalike-host /)
  })
  test('one letter off is fixed to the host that was meant, and no more', async () => {
    const { findings } = await checkExample(navigation('HTTPS://Odrer.example/Menu'))
    const texts = findings.map(({ fix }) => fix?.edits.map(({ text }) => text))
    expect(texts).toEqual([['"HTTPS://order.example/Menu"']])
  })
  test.each([
    'https://one.example',
    'https://ONE.example:443/a@b',
    'https://order.one.example',
    'https://someone.example',
    'https://bücher.example',
    'https://xn--bcher-kva.example',
    'https://xn--e1afmkfd.example',
    'https://order2.example',
    'https://border-line.example',
    'https://пример.example',
    'https://日本.example',
    'https://a.example/?q=one.example.evil.example',
  ])('%s is fine', async (href) => expect(await linked(href)).toEqual([]))
})

describe('paths that leave their folder', () => {
  test.each(['media/../../x.svg', 'media/a/../logo.svg', 'media/./logo.svg'])('%s', async (src) => {
    const { findings } = await checkSite(
      site({ [home]: page([{ ...marquee, separator: { src, alt: '' } }]) }),
    )
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'path-leaves-folder /blocks/0/separator/src',
    ])
  })
  test('routes and aliases too', async () => {
    const { findings } = await checkSite(
      site({ 'pages/one/x.json': page([marquee], { route: '/../x', aliases: ['/a', '/b/..'] }) }),
    )
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'path-leaves-folder /route',
      'path-leaves-folder /aliases/1',
    ])
  })
  test('dots inside a name are fine', async () =>
    expect(
      (await checkSite(site({ 'pages/one/x.json': page([marquee], { route: '/a..b/c.d' }) })))
        .findings,
    ).toEqual([]))
})

test.each([
  ['javascript:alert(1)', 'unsafe-url'],
  ['//evil.example', 'unsafe-url'],
  ['http://a.example', 'insecure-url'],
  ['https://0ne.example', 'lookalike-host'],
])('%s is told wherever a paragraph shows a link', async (href, code) => {
  const text = [String.raw`[more \] here](${href})`, `[one](https://a.example [two](${href})`]
  const { findings } = await checkExample(
    blocks({ type: 'text-band', id: 'a', heading: 'A', text }),
  )
  const told = findings.flatMap((one) => (one.code === code ? [one.pointer] : []))
  expect(told).toEqual(['/blocks/0/text/0', '/blocks/0/text/1'])
})

test('hosts that are longer than a host can be are held against others in a moment', async () => {
  const [one, other] = ['c', 'd'].map((end) => `https://${'ab'.repeat(60_000)}${end}.example`)
  const links = { far: { href: one, label: 'Far', kind: 'order' } }
  const { findings } = await checkSite(
    site({
      'pages/content/links.json': JSON.stringify({ links }),
      [home]: page([{ type: 'text-band', id: 'a', heading: 'A', text: [`See [it](${other}).`] }]),
    }),
  )
  expect(findings.map(({ code }) => code)).toContain('too-long')
})

describe('HTML in texts', () => {
  const found = async (phrase: string): Promise<string[]> =>
    (await checkExample(blocks({ ...marquee, phrase }))).findings.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )
  test.each([
    '<b>Hi</b>',
    'a<br/>b',
    'x <!-- y --> z',
    'Salt &amp; pepper',
    'a&nbsp;b',
    '&#8211;',
    '&#x2013;',
  ])('%s', async (phrase) => expect(await found(phrase)).toEqual(['raw-html /blocks/0/phrase']))
  test.each(['I <3 you', 'a < b > c', '5 > 3', 'Salt & pepper;', 'R&D', '-> here'])(
    '%s is fine',
    async (phrase) => expect(await found(phrase)).toEqual([]),
  )
  test.each([
    [
      { type: 'text-band', id: 'a', heading: 'How it <em>works</em>', text: ['So.'] },
      'Take the tags out and leave the words; this text can have no marks.',
    ],
    [
      { type: 'text-band', id: 'a', heading: 'How', text: ['It <em>works</em>.'] },
      'Take the tags out; **two stars** make words strong here, [words](address) a link.',
    ],
  ])('and which marks the setting has instead: %j', async (block, remedy) => {
    const { findings } = await checkExample(blocks(block))
    expect(findings.map((finding) => finding.remedy)).toEqual([remedy])
  })
  test('the beginnings of many comments are read in a moment', async () =>
    expect(await found('<!--'.repeat(200_000))).toEqual(['too-long /blocks/0/phrase']))
  test('written as escapes', async () => {
    const text = page([{ ...marquee, phrase: 'X' }]).replace('"X"', '"\\u003Cb>Hi"')
    const { findings } = await checkSite(site({ [home]: text }))
    expect(findings.map(({ code }) => code)).toEqual(['raw-html'])
  })
})
