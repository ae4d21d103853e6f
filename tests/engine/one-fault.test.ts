import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type SiteTree, checkSite } from '#engine/check.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { check, home, marquee, page, poster, site, siteJson } from './site.ts'

/** As long as special days are to come, whenever this is run. */
const now = Date.UTC(2026, 10, 27)
const tree: SiteTree = { ...(await readSite({ root: process.cwd(), pagesDir: 'pages' })), now }
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

  test.each(['null', '[]'])('as %s is one finding', async (text) => {
    const told = await codes({ ...tree, files: new Map([...tree.files, [file, text]]) })
    expect(told).toEqual([`${file} wrong-kind`])
  })

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

test.each(['off', 'warning'])('a fault that the site lets pass hides no other: %s', async (as) => {
  const long = page([poster, marquee], { title: 'Hello '.repeat(30) })
  const found = await check({
    [home]: long,
    'pages/media/spare.svg': '',
    'pages/site.json': siteJson({ checks: { severity: { 'too-long': as } } }),
  })
  expect(found.filter((line) => !line.includes(' too-long '))).toEqual([
    expect.stringContaining('pages/media/spare.svg:1:1 unused-media'),
  ])
})

// oxlint-disable-next-line typescript/no-explicit-any -- Documents of every kind are spoilt.
type Data = Record<string, any>

/** The real site with one thing changed in one of its documents. */
function changed(file: string, change: (document: Data) => unknown): Promise<string[]> {
  const document = JSON.parse(tree.files.get(file) ?? '') as Data
  change(document)
  const text = JSON.stringify(document, null, 2)
  return codes({ ...tree, files: new Map([...tree.files, [file, text]]) })
}

test.each<[string, string, (document: Data) => unknown, string]>([
  ['a feed without posts', 'content/feed.json', (feed) => delete feed['posts'], 'missing-setting'],
  [
    'an address without its slash',
    'single-counter/jobs.json',
    (page) => (page['route'] = 'jobs'),
    'wrong-form',
  ],
  [
    'a section without its id',
    'content/menu.json',
    ({ sections }) => delete sections[0].id,
    'missing-setting',
  ],
  [
    'an allergen that is empty',
    'content/menu.json',
    ({ allergens }) => (allergens[0] = ''),
    'too-short',
  ],
  [
    'a misspelt service',
    'site.json',
    ({ services }) => {
      services.newsleter = services.newsletter
      delete services.newsletter
    },
    'unknown-setting',
  ],
  [
    'a misspelt fact',
    'site.json',
    ({ brand }) => {
      brand.presEmail = brand.pressEmail
      delete brand.pressEmail
    },
    'unknown-setting',
  ],
  [
    'a number that no phone dials',
    'site.json',
    ({ brand }) => (brand.phoneE164 = 'call us'),
    'wrong-form',
  ],
  [
    'a bound that is too high',
    'content/quiz/profiles.json',
    ({ rows }) => (rows[0]['Upper Bound'] = 80),
    'quiz-bounds',
  ],
  [
    'points out of range',
    'content/quiz/scoring.json',
    ({ rows }) => (rows[0].A = 1000),
    'out-of-range',
  ],
  [
    'a question by another name',
    'content/quiz/questions.json',
    ({ rows }) => (rows[0]['Q#'] = 'first'),
    'quiz-sheets',
  ],
  [
    'a colour that every theme needs',
    'theme.json',
    ({ colors }) => delete colors.blue,
    'unknown-color',
  ],
  ['a font that every theme needs', 'theme.json', ({ fonts }) => delete fonts.text, 'unknown-font'],
])('%s is one finding, however many places it concerns', async (_, file, change, code) =>
  expect(await changed(`pages/${file}`, change)).toEqual([`pages/${file} ${code}`]),
)

test('a setting of a block that is gone, misspelt, empty or of another kind is one finding', async () => {
  const places = documents.flatMap((file) => {
    const { blocks = [] } = JSON.parse(tree.files.get(file) ?? '') as { blocks?: Data[] }
    return blocks.flatMap((block, index) =>
      Object.keys(block).map((key) => [file, index, key] as const),
    )
  })
  const changes: ((block: Data, key: string) => unknown)[] = [
    (block, key) => delete block[key],
    (block, key) => {
      block[`${key.slice(0, -1)}x${key.at(-1)}`] = block[key]
      delete block[key]
    },
    (block, key) => (block[key] = typeof block[key] === 'string' ? '' : []),
    (block, key) => (block[key] = typeof block[key] === 'number' ? 'x' : 7),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(...changes),
      async (place, change) => {
        const [file, index, key] = place
        const found = await changed(file, ({ blocks }) => change(blocks[index], key))
        // What it no longer says has no place of its own: no picture here, no title.
        const said = found.filter((line) => !/ (unused-media|missing-title-heading)$/.test(line))
        expect(said.length, `${file} block ${index + 1} ${key}: ${said.join(', ')}`).toBeLessThan(2)
      },
    ),
    { numRuns: 40 },
  )
})

test('what a rule only warns of still breaks its schema', async () => {
  const link = { label: 'Order', href: '<https://order.example>' }
  const band = { type: 'text-band', id: 'order', heading: 'Order', text: ['Now.'], link }
  const { findings } = await checkSite(site({ [home]: page([marquee, poster, band]) }))
  expect(findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error wrong-form'])
})

test('that a text is blank is all there is to say of it', async () => {
  const file = 'pages/site.json'
  const text = tree.files.get(file)?.replace(/"schemaType": "\w+"/, '"schemaType": " "') ?? ''
  expect(await codes({ ...tree, files: new Map([...tree.files, [file, text]]) })).toEqual([
    `${file} blank-text`,
  ])
})

test('a file may have more faults than a call may have arguments', async () => {
  const many = 130_000
  const repeated = `{${'"a":1,'.repeat(many)}"b":1}`
  const words = { type: 'text-band', id: 'words', heading: 'Words', text: [1] }
  const numbers = page([words]).replace(/\[\s*1\s*\]/, `[${'1,'.repeat(many)}1]`)
  const files = { [home]: numbers, 'pages/one/other.json': repeated }
  const { findings } = await checkSite(site(files))
  expect(findings.length).toBeGreaterThan(2 * many - 1)
})
