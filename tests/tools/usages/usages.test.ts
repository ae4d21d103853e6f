import { describe, expect, test } from 'vitest'

import { usages } from '#engine/site/usages.ts'
import { page as textOf } from '#tests/engine/site.ts'
import { runCommand, runHere } from '#tests/tools/commands.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { listUsages } from '#tools/usages/list-usages.ts'

const page = {
  route: '/start',
  aliases: ['/about'],
  blocks: [
    { type: 'marquee', id: 'a', phrase: 'We [order](link:order/now) and [x](/start#top)' },
    { type: 'action-buttons', id: 'b', links: [{ label: 'x', href: 'link:ordering' }] },
    { type: 'marquee', id: 'c', label: '/start/late', image: { src: 'media/a.svg' } },
    { type: 'zebra', choice: 'Red - media/a.svg', to: '/start/?x' },
    null,
  ],
}

test.each([
  ['marquee', ['/blocks/0/type', '/blocks/2/type']],
  ['marquee.phrase', ['/blocks/0/phrase']],
  ['media/a.svg', ['/blocks/2/image/src', '/blocks/3/choice']],
  ['link:order', ['/blocks/0/phrase']],
  ['link:ordering', ['/blocks/1/links/0/href']],
  ['/start', ['/route', '/blocks/0/phrase', '/blocks/3/to']],
  ['/about', ['/aliases/0']],
  ['/', []],
])('%s is used where the page says so', (thing, places) =>
  expect(usages(page, 'Page', thing)).toEqual(places),
)

const command = (...args: string[]) => runHere(listUsages, args)

describe('the command', () => {
  test('lists pages, content and code', () => {
    const { stdout, status } = runCommand('usages', ['marquee'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^pages\/multi-location\/home\.json:\d+:\d+ {2}block \d+ \(marquee\)$/m)
    expect(stdout).toMatch(/^blocks\/marquee\/Marquee\.tsx:\d+ {2}.*marquee\.module\.css/m)
  })

  test('leaves out the sites that only tests look at', async () =>
    expect((await command('poster')).out).not.toMatch(/^tests\/fixtures\//m))

  test('says of another site nothing that is only of this one: tests, files, addresses', async () => {
    const other = 'tests/fixtures/other-site/pages'
    const of = async (thing: string): Promise<string[]> => {
      const { out } = await runHere(listUsages, [thing, '--pages', other])
      return out.trim().split('\n')
    }
    const marquee = await of('marquee')
    expect(marquee.some((line) => line.startsWith('blocks/marquee/Marquee.tsx:'))).toBe(true)
    expect(
      marquee.filter((line) => /^[^:]*\.test\.|^tests\/(?!fixtures\/other)/.test(line)),
    ).toEqual([])
    expect(
      (await of('media/logo.svg')).every((line) => line.startsWith('tests/fixtures/other-site/')),
    ).toBe(true)
    expect(await of('/about-us')).toEqual(['Nothing uses /about-us.'])
  })

  test('keeps to a block’s folder for its settings', async () => {
    const lines = (await command('marquee.phrase')).out.trim().split('\n')
    expect(lines.some((line) => line.startsWith('blocks/marquee/block.schema.json:'))).toBe(true)
    expect(lines.every((line) => /^(pages|blocks\/marquee)\//.test(line))).toBe(true)
  })

  test('takes a file and an address as they are written elsewhere too', async () => {
    const { out } = await command('media/hero/hero.svg')
    expect((await command('pages/media/hero/hero.svg')).out).toBe(out)
    expect((await command('/about-us/')).out).toBe((await command('/about-us')).out)
  })

  test.each([
    [['marqee'], 'There is no block called “marqee”. Did you mean marquee?\n'],
    [
      ['marquee.phrsae'],
      'The block “marquee” has no setting “phrsae”. Did you mean marquee.phrase?',
    ],
    [['faves.items.href'], '“faves.items.href” is a part of a setting,'],
    [[], 'usages needs exactly one thing to look for.'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, err } = await command(...args)
    expect(err).toContain(sentence)
    expect(code).toBe(2)
  })
})

describe('of a block whose folder is gone', () => {
  const { write, here } = scratchSite()
  test('what pages still use of it is listed', async () => {
    write('pages/one/old.json', textOf([{ type: 'ticker-tape', id: 'a', speed: 2 }]))
    expect(await here(listUsages, ['ticker-tape'])).toEqual({
      code: 0,
      out: 'pages/one/old.json:7:7  block 1 (ticker-tape)\n',
      err: '',
    })
    expect((await here(listUsages, ['ticker-tape.speed'])).out).toBe(
      'pages/one/old.json:9:7  block 1 (ticker-tape) › speed\n',
    )
    expect(await here(listUsages, ['ticker'])).toMatchObject({ code: 2, out: '' })
  })
})
