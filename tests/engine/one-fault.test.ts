import { describe, expect, test } from 'vitest'

import { type SiteTree, checkSite } from '#engine/check.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { check, home, siteJson } from './site.ts'

const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })
const documents = [...tree.files.keys()].filter((file) => file.startsWith('pages/'))

async function codes(site: SiteTree): Promise<string[]> {
  const { findings } = await checkSite(site)
  return findings.map(({ file, code }) => `${file} ${code}`)
}

describe.each(documents)('%s', (file) => {
  test.each(['', '{'])('as the text “%s” is one finding', async (text) =>
    expect(await codes({ ...tree, files: new Map([...tree.files, [file, text]]) })).toEqual([
      `${file} not-json`,
    ]),
  )

  test('that cannot be read is one finding', async () => {
    const files = new Map([...tree.files].filter(([name]) => name !== file))
    expect(await codes({ ...tree, files, odd: new Map([[file, 'unreadable']]) })).toEqual([
      `${file} unreadable-file`,
    ])
  })
})

const folders = new Set(
  [...documents, ...[...tree.media].map((path) => `pages/${path}`)].flatMap((file) => {
    const steps = file.split('/').slice(0, -1)
    return steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('/'))
  }),
)

test.each([...folders])('%s as a folder that cannot be read is one finding', async (folder) => {
  const isThere = (file: string): boolean => !file.startsWith(`${folder}/`)
  const site: SiteTree = {
    ...tree,
    files: new Map([...tree.files].filter(([file]) => isThere(file))),
    media: new Set([...tree.media].filter((path) => isThere(`pages/${path}`))),
    odd: new Map([[folder, 'unreadable']]),
  }
  expect(await codes(site)).toEqual([`${folder} unreadable-file`])
})

test('a misspelt block is one finding, however many files only it shows', async () => {
  const file = 'pages/multi-location/home.json'
  const text = tree.files.get(file)?.replace('"hero-video"', '"hero-vidoe"') ?? ''
  expect(await codes({ ...tree, files: new Map([...tree.files, [file, text]]) })).toEqual([
    `${file} unknown-block`,
  ])
})

test('what is suppressed is not told as gone while a file is no JSON', async () => {
  const suppressed = (code: string, file: string) => ({
    code,
    file,
    reason: 'It is not drawn yet.',
    until: '2099-01-01',
  })
  const suppressions = [
    suppressed('poor-alt', home),
    suppressed('unused-media', 'pages/media/a.svg'),
  ]
  const files = {
    'pages/site.json': siteJson({ checks: { suppressions } }),
    'pages/media/a.svg': '',
  }
  expect((await check(files)).map((line) => line.split(' [')[0])).toEqual([
    'pages/site.json:18:7 unused-suppression',
  ])
  expect((await check({ ...files, [home]: '{' })).map((line) => line.split(' [')[0])).toEqual([
    `${home}:1:1 not-json`,
  ])
})
