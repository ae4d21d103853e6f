import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import type { SiteModel } from '#engine/site/model.ts'
import type { ServedPage } from '#engine/site/routes.ts'
import type { Block, Page } from '#schema/types.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { measureFont } from '#tools/fonts/measure-font.ts'
import { openFont } from '#tools/fonts/open-font.ts'
import { subsetFaces } from '#tools/fonts/subset-faces.ts'
import { drawCard } from '#tools/share/draw-card.ts'
import { balanced, headline } from '#tools/share/headline.ts'
import { sharePictures } from '#tools/share/share-pictures.ts'

test.each([
  ['Menu', ['Menu']],
  ['Terms of Service', ['Terms of', 'Service']],
  ['Not a bowl place.', ['Not a bowl', 'place.']],
  ['What sandwich are you?', ['What', 'sandwich', 'are you?']],
  ['', ['']],
])('“%s” is broken into lines of like length', (text, lines) =>
  expect(balanced(text)).toEqual(lines),
)

const page = (more: object): Page =>
  ({
    route: '/',
    title: 'Mitts | About Us',
    description: '',
    blocks: [],
    ...more,
  }) as unknown as Page

test('a page is shown by its first heading, else by its title', () => {
  const hero = {
    type: 'hero-video',
    headline: [{ text: 'Get your mitts' }],
    phoneHeadline: [{ text: 'Get your' }, { text: 'mitts' }, { text: 'on it!' }],
  }
  const blocks = (...list: object[]): Block[] => list as unknown as Block[]
  expect(headline('Mitts | About Us', blocks({ type: 'marquee' }, hero))).toEqual([
    'Get your',
    'mitts',
    'on it!',
  ])
  expect(headline('Mitts | About Us', [])).toEqual(['About Us'])
})

/** The picture of these lines in red on white: its size, and which of its pixels are red. */
async function drawn(
  lines: string[],
  background = '#ffffff',
  { color = '#ff0000', logoSize = '100 50', lang = 'en' } = {},
): Promise<{ width: number; height: number; red: number[] }> {
  const source = {
    package: '@fontsource-variable/anybody',
    files: ['latin', 'latin-ext'].map((part) => `files/anybody-${part}-standard-normal.woff2`),
  }
  const faces = await subsetFaces(source, new Set('HELOATÉÇIİ,'))
  const font = {
    wght: 900,
    metrics: measureFont(
      faces.map((face) => ({ ...face, scale: 1 })),
      900,
    ),
    faces: faces.map(({ bytes }) => openFont(bytes)),
  }
  const logo = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize}"/>`)
  const bytes = await drawCard({ lines, lang, background, color, logo }, font)
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const red: number[] = []
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60) red.push(at / 3)
  return { width: info.width, height: info.height, red }
}

test('the picture is 1200 by 630, in the colours of the page, its words inside the margins', async () => {
  const { width, height, red: pixels } = await drawn(['Hello'])
  expect([width, height]).toEqual([1200, 630])
  const red = pixels.map((at) => at % width)
  expect(red.length).toBeGreaterThan(100_000)
  // From the left margin to the right one, but for the space beside the letters.
  expect(Math.min(...new Set(red))).toBeGreaterThan(47)
  expect(Math.min(...new Set(red))).toBeLessThan(80)
  expect(Math.max(...new Set(red))).toBeLessThan(1153)
  expect(Math.max(...new Set(red))).toBeGreaterThan(1120)
})

test('colours that SVG has no word for are drawn, too', async () => {
  const { red } = await drawn(['Hello'], 'oklch(1 0 0)', { color: 'oklch(62.8% 0.2577 29.23)' })
  expect(red.length).toBe((await drawn(['Hello'])).red.length)
})

test('a logo that is too wide for the picture is made smaller', async () => {
  const { width } = await drawn(['Hello'], '#ffffff', { logoSize: '2000 100' })
  expect(width).toBe(1200)
})

test('what hangs under the line stays inside the margin', async () => {
  const { width, red } = await drawn(['HALLO,'])
  const rows = red.map((at) => Math.floor(at / width))
  expect(Math.max(...new Set(rows))).toBeLessThan(583)
  expect(Math.max(...new Set(rows))).toBeGreaterThan(575)
})

test('a colour that is none is no colour of the picture, and nothing else of it', async () => {
  const { red } = await drawn(
    ['Hello'],
    '"/><rect width="9999" height="9999" fill="#f00"/><g a="</',
  )
  expect(red.length).toBeLessThan(400_000)
})

test('letters are raised as the language of the page does', async () => {
  const red = async (line: string, lang: string) => (await drawn([line], '#fff', { lang })).red
  expect(await red('ii', 'tr')).toEqual(await red('İİ', 'en'))
  expect(await red('ii', 'en')).toEqual(await red('II', 'en'))
})

test('accents and cedillas of its lines keep clear of the lines beside them', async () => {
  /** Bands of the picture, from top to bottom, that have red in them; an accent is a band of its own. */
  const bands = async (lines: string[]): Promise<number> => {
    const { width, red } = await drawn(lines)
    const rows = new Set(red.map((at) => Math.floor(at / width)))
    return [...rows].filter((row) => !rows.has(row - 1)).length
  }
  expect(await bands(['HALTE', 'HALTE'])).toBe(2)
  expect(await bands(['ALÇ', 'HALTE'])).toBe(2)
  expect(await bands(['HALTE', 'ÉTÉ'])).toBe(3)
  expect(await bands(['ALÇ', 'ÉTÉ'])).toBe(3)
})

describe('the pictures of a site', () => {
  const root = scratchFolder()
  writeFileSync(
    join(root, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  )

  /** The picture that a page of these words names, in this font. */
  async function named(words: string, font: string): Promise<string | undefined> {
    return (await made({ title: words }, font)).files[0]?.name
  }

  /** What a page stands for in the words beside its picture, in the layout "header". */
  async function told(more: object): Promise<string | undefined> {
    const { pages } = await made(more, 'anybody')
    return /og:image:alt" content="([^"]*)"/.exec(pages[0]?.html ?? '')?.[1]
  }

  async function made(
    more: object,
    font: string,
    dresses: readonly string[] = ['one'],
  ): ReturnType<typeof sharePictures> {
    const source = {
      package: `@fontsource-variable/${font}`,
      files: [`files/${font}-latin-standard-normal.woff2`],
    }
    const faces = await subsetFaces(source, new Set('HELOSP0123456789'))
    const chrome = {
      layout: 'header',
      field: 'paper',
      logo: { fallback: 'logo.svg', onField: {} },
    }
    const theme = {
      colors: { paper: '#fff', ink: '#f00' },
      fields: { paper: { display: 'ink' } },
      fonts: { display: { ...source, fit: { wght: 700 } } },
    }
    const model = {
      site: {
        lang: 'en',
        base: '/',
        url: 'https://shop.example',
        brand: {
          product: 'Shop',
          legalName: 'Sole Shop',
          phone: '555-0100',
          phoneE164: '+15550100',
        },
      },
      sets: { one: { chrome, theme }, bare: { chrome, theme: { ...theme, fonts: {} } } },
    }
    const html = '<head>\n<meta property="og:type" content="website">\n</head>'
    return sharePictures({
      model: model as unknown as SiteModel,
      pages: dresses.map((dress) => ({
        page: { page: page(more), dress } as unknown as ServedPage,
        html,
      })),
      metrics: measureFont(
        faces.map((face) => ({ ...face, scale: 1 })),
        700,
      ),
      year: 2026,
      root,
      pagesDir: '',
      cacheDir: root,
    })
  }

  test('are others in another font', async () =>
    expect(await named('Hello', 'anybody')).not.toBe(await named('Hello', 'instrument-sans')))

  test('say what the page does: facts are filled, and what another layout shows is not said', async () => {
    const poster = { type: 'poster', id: 'a', headline: [{ text: 'Hello {legalName}' }] }
    const other = { ...poster, id: 'b', headline: [{ text: 'Hole' }], layout: 'sidebar' }
    expect(await told({ blocks: [other, poster] })).toBe('Hello Sole Shop')
    expect(await told({ title: 'Hole', blocks: [{ ...poster, hidden: true }] })).toBe('Hole')
    expect(await told({ title: '{product} | Hello {phone}' })).toBe('Hello 555-0100')
  })

  test('are not drawn of letters that the font does not have', async () =>
    expect(await named('Olé خبز', 'anybody')).toBeUndefined())

  test('are of the pages that have a headline font, whatever page comes first', async () => {
    const { pages, files } = await made({ title: 'Hello' }, 'anybody', ['bare', 'one'])
    expect(pages.map(({ html }) => html.includes('og:image'))).toEqual([false, true])
    expect(files).toHaveLength(1)
  })
})
