import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { fixSite } from '#engine/fix/fix-site.ts'
import { home, marquee, page, poster, site } from '#tests/engine/site.ts'

/** The home page after `--fix`, and the codes of what is left; a page that is not changed is "same". */
async function fixed(text: string, suggested = false): Promise<[string, ...string[]]> {
  const { texts, findings } = await fixSite(
    site({
      [home]: text,
      'pages/media/sign.svg': '',
      'pages/one/sign.json': page([{ ...marquee, separator: { src: 'media/sign.svg', alt: '' } }], {
        route: '/sign',
      }),
    }),
    { suggested },
  )
  expect([...texts.keys()].filter((file) => file !== home)).toEqual([])
  return [texts.get(home) ?? 'same', ...findings.map(({ code }) => code)]
}

const edge = { type: 'edge', image: 'media/sign.svg', field: 'mayo' }
const sound = page([marquee])
const put = (from: string, to: string): string => {
  expect(sound).toContain(from)
  return sound.replace(from, () => to)
}

describe('a fix that can only be what was meant is written', () => {
  test.each<[string, string]>([
    ['a comma too many', put('"We are open"', '"We are open",')],
    ['a comma after the last block', put('    }\n  ]', '    },\n  ]')],
    ['a comment behind a line', put('"/",', '"/", // the start')],
    [
      'a comment on a line of its own',
      put('  "title"', '  /* what it is\n   called */\n  "title"'),
    ],
    ['several at once', put('"We are open"', '"We are open", // now\n      // or not')],
    ['a byte order mark', `\uFEFF${sound}`],
    ['two byte order marks', `\uFEFF\uFEFF${sound}`],
    ['a name without quotes', put('"phrase"', 'phrase')],
    ['a misspelt setting', put('"title"', '"titel"')],
    ['a misspelt setting of a block', put('"phrase"', '"phrse"')],
    ['a misspelt block', put('"marquee"', '"marqee"')],
    ['a misspelt type of a block', put('"type"', '"tpye"')],
  ])('%s', async (_, text) => expect(await fixed(text)).toEqual([sound]))

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a number in quotes', { repeat: '17' }, { repeat: 17 }],
    ['true in quotes', { hidden: 'true' }, { hidden: true }],
    ['a number for a text', { phrase: 24 }, { phrase: '24' }],
    ['a misspelt word of a list', { field: 'inkk' }, { field: 'ink' }],
    [
      'a file in other letters',
      { separator: { src: 'media/Sign.svg', alt: '' } },
      { separator: { src: 'media/sign.svg', alt: '' } },
    ],
  ])('%s', async (_, wrong, right) =>
    expect(await fixed(page([{ ...marquee, ...wrong }]))).toEqual([
      page([{ ...marquee, ...right }]),
    ]),
  )

  // The last two share a comma, so they cannot go at once.
  test.each([[['/a', '/b', '/a']], [['/a', '/b', '/a', '/b']]])(
    'an address that is said twice in %j',
    async (aliases) =>
      expect(await fixed(page([marquee], { aliases }))).toEqual([
        page([marquee], { aliases: ['/a', '/b'] }),
      ]),
  )
})

describe('a fix that may be wrong waits for a person', () => {
  test.each<[string, string, string]>([
    ['a missing comma', put('"/",', '"/"'), sound],
    ['single quotes', put('"We are open"', "'We are open'"), sound],
    ['a link where a text has none', put('open"', 'open [x](link:oder)"'), put('open"', 'open x"')],
    [
      'a broken number',
      put('"We are open"', '"We are open", "repeat": +7'),
      put('"We are open"', '"We are open", "repeat": 7'),
    ],
  ])('%s', async (_, text, mended) => {
    expect((await fixed(text))[0]).toBe('same')
    expect((await fixed(text, true))[0]).toBe(mended)
  })
})

test('a fix that would bring another fault is not kept, and its neighbours are', async () => {
  const text = page([
    { ...marquee, id: 'a', phrse: '' },
    { ...marquee, id: 'b', repeat: '5' },
  ])
  const dull = text.replace('"phrase": "We are open",\n      ', '')
  const [after, ...left] = await fixed(dull)
  expect(left).toEqual(['unknown-setting'])
  expect(after).toBe(dull.replace('"5"', '5'))
})

test('of fixes that are all refused, each costs a check and not as many as halve them', async () => {
  const { blockFiles, ...tree } = site({
    [home]: page([
      poster,
      ...Array.from({ length: 20 }, (_, n) => ({ type: 'text-bnd', id: `b${n}` })),
    ]),
  })
  let looks = 0
  class Counted extends Map<string, ReadonlySet<string>> {
    override keys(): ReturnType<Map<string, ReadonlySet<string>>['keys']> {
      looks += 1
      return super.keys()
    }
  }
  const counted = { ...tree, blockFiles: new Counted(blockFiles) }
  await checkSite(counted)
  const once = looks
  const { texts } = await fixSite(counted, { suggested: true })
  expect([...texts]).toEqual([])
  expect(looks / once).toBeLessThan(40)
})

test('a file that is not UTF-8 is not written, because its bytes are not known', async () => {
  expect((await fixed(put('open"', 'open \uFFFD",')))[0]).toBe('same')
})

test('files that are not asked for keep their faults', async () => {
  const { texts } = await fixSite(site({ [home]: put('"title"', '"titel"') }), {
    wanted: (file) => file !== home,
  })
  expect([...texts]).toEqual([])
})

test('twice is once, and no byte is touched that no finding is about', async () => {
  const fault = fc.constantFrom<[string, string]>(
    ['"title"', '"titel"'],
    ['"/",', '"/", // start'],
    ['"We are open"', '"We are open",'],
    ['"marquee"', '"marqee"'],
    ['"phrase"', '"phras"'],
    ['"blocks": [', '"blocks": [ /* all */'],
    ['"label"', 'label'],
    ['"Hello"', '17'],
    ['"id"', '"ID"'],
    ['"description"', '"descripton"'],
    ['"News"', "'News'"],
  )
  const space = fc.constantFrom(' ', '\n', '\r\n  ', '\t')
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fault, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      space,
      space,
      async (faults, suggested, before, after) => {
        let text = before + sound.replaceAll(': ', `:${after}`) + after
        for (const [from, to] of faults) text = text.replace(from, () => to)
        const tree = site({ [home]: text })
        const once = await fixSite(tree, { suggested })
        const files = new Map([...tree.files, ...once.texts])
        const twice = await fixSite({ ...tree, files }, { suggested })
        expect([...twice.texts]).toEqual([])
        expect(twice.findings).toEqual(once.findings)
        const written = once.texts.get(home) ?? text
        let at = 0
        for (const [, fault] of faults) text = text.replace(fault, '\0')
        for (const kept of text.split('\0').map((part) => part.trim())) {
          expect(written.indexOf(kept, at)).toBeGreaterThanOrEqual(at)
          at = written.indexOf(kept, at) + kept.length
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('another id for a block whose id another has is only suggested', async () => {
  const [first, second] = [
    { ...edge, id: 'edge' },
    { ...edge, id: 'edge-2' },
  ]
  const twice = page([first, first])
  expect(await fixed(twice)).toEqual(['same', 'duplicate-id'])
  expect(await fixed(twice, true)).toEqual([page([first, second])])
})

test('blocks without ids are given ones that nothing else has, each in its line', async () => {
  const { id, ...named } = marquee
  const [type, ...rest] = Object.entries(named)
  const withId = (own: string) => Object.fromEntries([type!, ['id', own], ...rest])
  const text = page([named, { ...edge, id: 'marquee' }, named, { ...marquee, id }])
  const mended = page([
    withId('marquee-2'),
    { ...edge, id: 'marquee' },
    withId('marquee-3'),
    marquee,
  ])
  expect(await fixed(text)).toEqual(['same', 'missing-setting', 'missing-setting'])
  expect(await fixed(text, true)).toEqual([mended])
  const windows = (lines: string) => lines.replaceAll('\n', '\r\n')
  expect(await fixed(windows(text), true)).toEqual([windows(mended)])
  const short = (lines: string) => lines.replaceAll(/\n */g, ' ')
  expect(await fixed(short(text), true)).toEqual([short(mended)])
})
