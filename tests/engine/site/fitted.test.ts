import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { type SiteTree, checkSite } from '#engine/check.ts'
import { fittedBlock } from '#engine/site/fitted.ts'
import type { Block } from '#schema/types.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand } from '#tests/tools/commands.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

const examples = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(`blocks/${name}/example.json`, 'utf8')) as Block)
const exampleOf = (type: string): Block => examples.find((one) => one.type === type)!

test('where the site has all that an example names, it stays byte for byte', async () => {
  const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })
  const { documents } = await checkSite(tree)
  for (const example of examples)
    expect(fittedBlock(example, { documents, media: tree.media })).toBe(example)
})

describe('on the smallest site', () => {
  const folder = scratchFolder()
  let tree: SiteTree
  let home = ''

  beforeAll(async () => {
    runCommand('new-site', [join(folder, 'pages')])
    tree = await readSite({ root: process.cwd(), pagesDir: join(folder, 'pages') })
    home = [...tree.files.keys()].find((name) => name.endsWith('/main/home.json')) ?? ''
  }, 60_000)

  /** What only a person can choose there, and what each is told. */
  const toChoose: Readonly<Record<string, string>> = {
    faves: 'missing-media: There is no file media/faves/baron.webm.',
    'hero-video': 'missing-media: There is no file media/hero/hero.webm.',
    'hours-card': 'unknown-location: There is no location called "counter"',
    'hours-panel': 'unknown-location: There is no location called "counter"',
    'location-card': 'unknown-location: There is no location called "ues"',
    'menu-section': 'unknown-menu-section: There is no menu section called "sandwiches"',
    // It leads to the home page, where it stands here.
    redirect: 'redirect-loop: ',
  }

  test.each(examples)('a block that is added has no error: $type', async (example) => {
    const { documents } = await checkSite(tree)
    const page = JSON.parse(tree.files.get(home) ?? '') as { blocks: Block[] }
    const others = page.blocks.filter(({ type }) => type !== example.type)
    const blocks = [...others, fittedBlock(example, { documents, media: tree.media })]
    const files = new Map(tree.files).set(home, JSON.stringify({ ...page, blocks }))
    const { findings } = await checkSite({ ...tree, files })
    const [first = '', ...more] = findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, problem }) => `${code}: ${problem.replace(`${tree.pagesDir}/`, '')}`)
    expect(first).toContain(toChoose[example.type] ?? '')
    expect(first === '').toBe(toChoose[example.type] === undefined)
    // The MP4 of the same film.
    expect(more.every((one) => one.startsWith('missing-media: ') && one.includes('.mp4'))).toBe(
      true,
    )
  })
})

describe('what a site lacks', () => {
  const shop = { name: 'Anjos' }
  const documents = new Map<string, unknown>([
    ['content/locations.json', { locations: { anjos: shop, graca: shop } }],
    ['content/menu.json', { sections: [{ id: 'repairs', items: [{ id: 'tune' }] }] }],
    [
      'main/home.json',
      {
        route: '/',
        blocks: [
          { type: 'poster', image: { src: 'media/one.svg', alt: '' } },
          { type: 'poster', image: { src: 'media/two.webp', alt: '' } },
          { type: 'poster', image: { src: 'media/gone.svg', alt: '' } },
        ],
      },
    ],
    ['main/plan.json', { route: '/about-us', status: 'draft', blocks: [] }],
  ])
  const media = new Set(['media/icon.svg', 'media/one.svg', 'media/two.webp', 'media/film.webm'])
  const fitted = (block: object): unknown => fittedBlock(block as Block, { documents, media })

  test('is left out where it can be, with what describes it', () => {
    const {
      hand: _,
      front: __,
      ...poster
    } = exampleOf('poster') as unknown as Record<string, unknown>
    expect(fitted(exampleOf('poster'))).toEqual({
      ...poster,
      link: { label: 'Order Now', href: '/' },
      image: { src: 'media/one.svg', alt: '' },
    })
  })

  test('gives way to pictures that pages show, in turn, and keeps the words beside them', () => {
    const { items } = fitted(exampleOf('shelf')) as {
      items: { name: string; image: { src: string } }[]
    }
    expect(items.map(({ image }) => image.src.slice(6, 9))).toEqual([
      'one',
      'two',
      'one',
      'two',
      'one',
    ])
    expect(items[3]?.name).toBe('Cheesecake')
  })

  test('gives way to its own shops and sections, none of them twice', () => {
    expect(fitted(exampleOf('location-card'))).toMatchObject({
      locations: ['anjos', 'graca'],
    })
    expect(fitted(exampleOf('hours-card'))).toMatchObject({ location: 'anjos' })
    expect(fitted({ ...exampleOf('menu-section'), only: ['baron'] })).toEqual({
      type: 'menu-section',
      id: 'sandwiches',
      section: 'repairs',
    })
  })

  test('an alternative text tells nothing of another picture', () => {
    const block = { type: 'intro', image: { src: 'media/cat.svg', alt: 'A cat.' } }
    expect(fitted({ ...block, text: [] })).toMatchObject({
      image: { src: 'media/one.svg', alt: '' },
    })
  })

  test('a link in a paragraph leads home, as does one to a draft; others stay', () => {
    const text = ['[How](/about-us), [why](/), [who](https://who.example/)']
    expect(fitted({ type: 'text-band', text, link: { label: 'How', href: '/about-us' } })).toEqual({
      type: 'text-band',
      text: ['[How](/), [why](/), [who](https://who.example/)'],
      link: { label: 'How', href: '/' },
    })
  })

  test('what names a fact that the brand lacks is left out with it', () => {
    const site = ['site.json', { brand: { email: 'a@b.example' } }] as const
    const there = { documents: [...documents, site], media }
    const { rows } = fittedBlock(exampleOf('contact-card'), there) as { rows?: { label: string }[] }
    expect(rows?.map(({ label }) => label)).toEqual([
      'Text us, eight to eight',
      'Orders, allergies, lost umbrellas',
    ])
  })

  test('a video of the site stands in, and what it lacks of one stays to be chosen', () => {
    const { items } = fitted(exampleOf('faves')) as { items: { video: unknown }[] }
    expect(items).toHaveLength(1)
    expect(items[0]?.video).toMatchObject({
      webm: 'media/film.webm',
      mp4: 'media/faves/baron.mp4',
      poster: { src: 'media/one.svg' },
    })
  })
})
