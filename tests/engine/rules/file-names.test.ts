import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { check, marquee, page, site } from '#tests/engine/site.ts'

/** What is wrong with a site that has these files too. */
async function named(files: Record<string, string>): Promise<string[]> {
  return (await check(files)).filter((line) => !line.includes(' unused-media '))
}

const other = page([marquee], { route: '/other' })

test.each<[string, Record<string, string>, string[]]>([
  [
    'two folders',
    { 'pages/media/Food/a.svg': '', 'pages/media/food/b.svg': '', 'pages/media/food/c.svg': '' },
    ['pages/media/food:1:1 clashing-name [] pages/media/food and pages/media/Food'],
  ],
  [
    'two folders with files of one name',
    { 'pages/media/Food/a.svg': '', 'pages/media/food/a.svg': '' },
    ['pages/media/food:1:1 clashing-name [] pages/media/food and pages/media/Food'],
  ],
  [
    'two ways to write é',
    { 'pages/media/caf\u00e9.svg': '', 'pages/media/cafe\u0301.svg': '' },
    ['pages/media/cafe\u0301.svg:1:1 clashing-name'],
  ],
  ['two pages', { 'pages/one/HOME.json': other }, ['pages/one/HOME.json:1:1 clashing-name']],
  ['names that differ', { 'pages/media/food/logo.svg': '', 'pages/one/logo.json': other }, []],
])('%s', async (_, files, expected) => {
  const found = await named(files)
  expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
})

test.each(['a\u202eb', 'a\tb', 'a\u0000b', 'a\\b', 'a:b', 'a\ufffdb'])(
  'the name %j is told',
  async (name) => {
    expect((await named({ [`pages/media/${name}.svg`]: '' })).join()).toContain('wrong-file-name')
  },
)

test.each(['über', 'a b', "o'neil", 'a+b_c.d'])('the name %j is fine', async (name) =>
  expect(await named({ [`pages/media/${name}.svg`]: '' })).toEqual([]),
)

test('a folder above the pages is no part of the names of their files', async () => {
  const { files, ...rest } = site()
  const pagesDir = '../what is new?/pages'
  const moved = [...files].map(([name, text]) => [name.replace(/^pages/, pagesDir), text] as const)
  const { findings } = await checkSite({ ...rest, pagesDir, files: new Map(moved) })
  expect(findings).toEqual([])
})

test('a file is used by whatever name it, in whichever way JSON spells its name', async () => {
  const words = page([{ ...marquee, oops: 'See media/café.svg' }], { route: '/other' })
  const found = await check({
    'pages/media/café.svg': '',
    'pages/one/other.json': words.replace('é', String.raw`\u00e9`),
  })
  expect(found.filter((line) => line.includes(' unused-media '))).toEqual([])
})

test.each<[string, string]>([
  ['media/aux.png', 'Windows reserves the name "aux.png" for a device'],
  ['media/NUL.tar.svg', 'Windows reserves the name "NUL.tar.svg"'],
  ['media/con/a.svg', 'Windows reserves the name "con"'],
  ['one/lpt1.json', 'Windows reserves the name "lpt1.json"'],
  ['media/a.', 'The name "a." ends with a dot, which Windows drops.'],
  ['media/food /a.svg', 'The name "food " ends with a space'],
])('%s, which Windows cannot store, is told', async (name, sentence) =>
  expect((await named({ [`pages/${name}`]: other })).join('\n')).toContain(sentence),
)

test.each(['auxiliary.svg', 'con-1.svg', 'a.con', 'com10.svg'])(
  'the name %s is fine',
  async (name) => expect(await named({ [`pages/media/${name}`]: '' })).toEqual([]),
)
