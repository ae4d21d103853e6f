import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { font } from '#engine/rules/examples.ts'
import { check, fonts, site, siteJson } from '#tests/engine/site.ts'

const fitted = fonts.text
const field = (changes: object = {}): object => ({
  text: 'ink',
  display: 'ink',
  button: 'ink',
  buttonText: 'mayo',
  altButton: 'ink',
  altButtonText: 'mayo',
  focus: 'ink',
  line: 'ink',
  ...changes,
})
const colors = { ink: '#3D0A17', mayo: '#FFF9EE' }

/** Findings of a site with this theme, and one of its set laid over it. */
const found = (base: object, set: object = {}): Promise<string[]> =>
  check({
    'pages/theme.json': JSON.stringify({ fonts, ...base }),
    'pages/one/theme.json': JSON.stringify(set),
  })

test('a colour that no theme has is told where it is used, with the one that was meant', async () => {
  expect(await found({ colors, fields: { mayo: field({ text: 'inc' }) } })).toEqual([
    expect.stringMatching(
      /^pages\/theme\.json:\S+ unknown-color .*There is no colour called "inc" in pages\/theme\.json\. Did you mean "ink"\?$/,
    ),
  ])
  expect(await found({ colors, fields: { zebra: field() } })).toEqual([
    expect.stringContaining('There is no colour called "zebra"'),
  ])
})

test('a set may use the colours of both themes, and give what the theme of all leaves open', async () => {
  expect(await found({ colors }, { fields: { mayo: field() } })).toEqual([])
  expect(await found({ fields: { mayo: field() } }, { colors })).toEqual([])
  expect(
    await found({
      variables: { veil: '#0008' },
      colors,
      fields: { mayo: field({ line: 'veil' }) },
    }),
  ).toEqual([])
})

test('a name that a theme lacks is told of the theme of each set, or once of that of all', async () => {
  const whole = JSON.parse(site().files.get('pages/theme.json') ?? '') as {
    colors: object
    variables: object
  }
  const lacking = JSON.stringify({ ...whole, variables: { ...whole.variables, paper: undefined } })
  const told = async (files: Readonly<Record<string, string | undefined>>): Promise<string[]> => {
    const asked = { 'pages/site.json': siteJson({}, 'missing-theme-name') }
    const lines = await check({ ...asked, ...files })
    return lines.flatMap(
      (line) => /^(\S+?):\S+ missing-theme-name .*: (?:paper|ink)\./.exec(line)?.[1] ?? [],
    )
  }
  expect(await told({ 'pages/theme.json': undefined, 'pages/one/theme.json': lacking })).toEqual([
    'pages/one/theme.json',
  ])
  const two = { 'pages/two/chrome.json': site().files.get('pages/one/chrome.json') }
  expect(await told({ ...two, 'pages/theme.json': lacking, 'pages/one/theme.json': '{}' })).toEqual(
    ['pages/theme.json'],
  )
  // Fields find it among the variables, so only this tells that it is no colour.
  const { ink, ...colors } = whole.colors as { ink: string }
  const misplaced = JSON.stringify({ ...whole, colors, variables: { ...whole.variables, ink } })
  expect(await told({ 'pages/theme.json': misplaced })).toEqual(['pages/theme.json'])
})

test('a font that no theme has is told', async () => {
  expect(await found({ fonts: { text: fitted }, type: { body: { font: 'txt' } } })).toEqual([
    expect.stringContaining('unknown-font'),
  ])
  expect(await found({ fonts: { text: fitted } }, { type: { body: { font: 'text' } } })).toEqual([])
})

test('a font of a package that is not installed is told, with the one that was meant', async () => {
  const from = (change: object): Promise<string[]> =>
    found({ fonts: { text: { ...fitted, ...change } } })
  expect(await from({ package: '@fontsource/instrument-sans' })).toEqual([
    'pages/theme.json:1:56 missing-font [fonts › text › package] The font package @fontsource/instrument-sans is not installed. Did you mean "@fontsource-variable/instrument-sans"?',
  ])
  for (const other of ['@fontsource/abel', '@fontsource-variable/inconsolata'])
    expect(await from({ package: other })).toEqual([
      expect.stringContaining(
        `Use one of: @fontsource-variable/instrument-sans; or run \`npm install --save-dev ${other}\`.`,
      ),
    ])
})

test('a file that the package of a font does not have is told, also of one that mends characters', async () => {
  const { files, package: name } = font
  const [file = ''] = files
  const patches = [{ characters: 'é', package: name, files: ['files/instrument.woff2'] }]
  expect(
    await found({ fonts: { text: { ...fitted, files: [...files, 'other'], patches } } }),
  ).toEqual([
    expect.stringContaining(`The package ${name} has no file other. Use one of: ${file}.`),
    expect.stringContaining(`The package ${name} has no file files/instrument.woff2.`),
  ])
})

test('where nothing is known of what is installed, no font is missing', async () => {
  const { fonts: _, ...tree } = site({
    'pages/theme.json': JSON.stringify({ fonts: { text: { ...fitted, package: 'nowhere' } } }),
  })
  expect((await checkSite(tree)).findings).toEqual([])
})

test('a theme without fonts is told before the build refuses it', async () =>
  expect(await found({ fonts: undefined })).toEqual([
    'pages/theme.json:1:1 headline-font [] The theme has no fonts. Give it "fonts", one of them with a "fit"; without that, no page is built.',
  ]))

test('one font is that of stacked headlines, in all themes together', async () => {
  expect(await found({ fonts: { text: font, display: font } })).toEqual([
    expect.stringContaining('No font is marked as the one for stacked headlines.'),
  ])
  expect(await found({ fonts: { text: fitted } }, { fonts: { display: fitted } })).toEqual([
    expect.stringMatching(/^pages\/one\/theme\.json.*have a font already, "text"\./),
  ])
  expect(await found({ fonts: { text: fitted } }, { fonts: { text: fitted } })).toEqual([])
  expect(await found({ fonts: { text: fitted } }, { fonts: { text: font } })).toEqual([])
})

test('one name is one font, in all themes together', async () => {
  const another = { ...font, family: 'Another' }
  const fonts = { text: fitted, display: { ...font, axes: { wght: [400, 700] } } }
  expect(await found({ fonts }, { fonts: { display: another } })).toEqual([
    expect.stringMatching(
      /^pages\/one\/theme\.json:\S+ font-twice .*"display" is another font in pages\/theme\.json\./,
    ),
  ])
  expect(await found({ fonts }, { fonts: { display: font, own: another } })).toEqual([])
  expect(
    await check({
      'pages/theme.json': JSON.stringify({ fonts }),
      'pages/one/theme.json': JSON.stringify({ fonts: { own: font } }),
      'pages/two/theme.json': JSON.stringify({ fonts: { own: another } }),
    }),
  ).toContainEqual(expect.stringContaining('"own" is another font in pages/one/theme.json.'))
})

test('values that no browser reads are told where they are written, whatever part they are of', async () => {
  const base = {
    colors: { ...colors, ink: '#3D0G17' },
    variables: {
      gutter: 'clmap(1rem, 2vw, 3rem)',
      paper: 'var(--mayoo)',
      own: 'var(--own-of-a-block)',
    },
    type: { item: { font: 'text', size: '2', underline: 'underline 2px' } },
  }
  expect((await found(base)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'wrong-css [colors › ink] "#3D0G17" is not a colour. After # come 3, 4, 6 or 8 of the digits 0 to 9 and a to f.',
    'wrong-css [variables › gutter] "clmap(1rem, 2vw, 3rem)" calls "clmap", which is not a function. Did you mean "clamp(…)"?',
    'wrong-css [variables › paper] "var(--mayoo)" names "--mayoo", which no theme has. Did you mean "--mayo"?',
    'wrong-css [type › item › size] "2" has no unit. Say what it counts: 2rem, 24px, 40ch.',
  ])
})

test('a tag in a value is one fault, though other texts are told of HTML', async () =>
  expect(await found({ colors, variables: { gutter: '1rem}</style>' } })).toEqual([
    expect.stringContaining('wrong-css [variables › gutter]'),
  ]))

describe('a field whose words cannot be read', () => {
  const told = async (base: object, set: object = {}): Promise<string[]> =>
    (await found(base, set)).map((line) => line.replace(/:\d+:\d+ /, ' '))
  const mayo = { mayo: field() }

  test('is told with the contrast that it has, and the least', async () => {
    const pale = { ...colors, pale: '#eb9' }
    expect(
      await told({ colors: pale, fields: { mayo: field({ text: 'pale', soft: 'pale' }) } }),
    ).toEqual([
      'pages/theme.json unreadable-field [fields › mayo › text] Words in "pale" can hardly be read on "mayo": the contrast is 1.6 to 1 and must be at least 4.5 to 1. Choose another colour there, or change one of the two under "colors".',
      expect.stringContaining('[fields › mayo › soft] Small print in "pale"'),
    ])
    expect(
      await told({ colors: pale, fields: { mayo: field({ buttonText: 'pale', button: 'mayo' }) } }),
    ).toEqual([
      expect.stringContaining(
        'Words of the first button in "pale" can hardly be read on "mayo" of the field "mayo"',
      ),
    ])
  })

  test('may have headlines that are read because they are large', async () => {
    const soft = { ...colors, mid: '#8a7f70' }
    expect(await told({ colors: soft, fields: { mayo: field({ display: 'mid' }) } })).toEqual([])
    expect(await told({ colors: soft, fields: { mayo: field({ text: 'mid' }) } })).toHaveLength(1)
  })

  test('is told in the theme of the set that spoils it, and of no other', async () => {
    expect(await told({ colors, fields: mayo }, { colors: { ink: '#ffffff' } })).toEqual(
      Array.from({ length: 5 }, () =>
        expect.stringMatching(/^pages\/one\/theme\.json unreadable-field \[colors › ink\]/),
      ),
    )
    expect(await told({ colors: { ...colors, ink: '#ffffff' }, fields: mayo })).toEqual(
      Array.from({ length: 5 }, () =>
        expect.stringMatching(/^pages\/theme\.json unreadable-field/),
      ),
    )
  })

  test.each(['__proto__', 'constructor', 'toString'])(
    'is told only of colours that the theme names, and %s is none',
    async (name) => {
      const lines = await told({ colors, fields: { mayo: field({ text: name }) } })
      expect(lines.filter((line) => line.includes('unreadable-field'))).toEqual([])
    },
  )

  test('is let be where its colours are none that can be reckoned with', async () =>
    expect(await told({ colors: { ...colors, ink: 'var(--mayo)' }, fields: mayo })).toEqual([]))
})
