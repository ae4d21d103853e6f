import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'

import { fitLine } from '#engine/fit.ts'
import type { BuiltFonts } from '#tools/fonts/build-fonts.ts'
import { type OpenFont, openFont } from '#tools/fonts/open-font.ts'
import type { ThemeFont } from '#tools/fonts/theme-fonts.ts'
import { contentHash, wholeHash } from '#tools/lib/content-hash.ts'

import { display, fontBuilder, marker, rules } from './fonts.ts'

const { build, kept } = fontBuilder()

/** A built file by the start of its name, opened for measuring. */
async function opened({ files }: BuiltFonts, stem: string): Promise<OpenFont> {
  const file = files.find(({ name }) => name.startsWith(stem))
  if (!file) throw new Error(`No ${stem} among ${files.map(({ name }) => name).join(', ')}.`)
  return openFont(
    await subsetFont(Buffer.from(file.content), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    }),
  )
}

/** A few letters of Cairo, in a folder that is found as a package would be. */
const arabic: ThemeFont = {
  family: 'Bread',
  package: '../../tests/fixtures/arabic-font',
  files: ['arabic.woff2'],
  fit: { wght: 900 },
  fallback: { generic: 'sans-serif', faces: [] },
}

describe('a font whose letters join', () => {
  const bread = 'خبز'
  const width = (font: OpenFont, text: string): number =>
    font.advances(text).reduce((sum, advance) => sum + advance, 0)

  test('joins them on the page, too', async () => {
    const font = await opened(await build(bread, { display: arabic }), 'arabic')
    const alone = ['خ', 'ب', 'ز'].map((letter) => width(font, letter))
    expect(width(font, bread)).toBeLessThan(0.8 * alone.reduce((sum, one) => sum + one, 0))
  })

  test.each([bread, 'لا', 'قيق', 'خلاق ي'])('fills a headline with %s', async (text) => {
    const built = await build(text, { display: arabic })
    const filled = fitLine(built.metrics, text).size * width(await opened(built, 'arabic'), text)
    expect(filled).toBeGreaterThan(0.97)
    expect(filled).toBeLessThan(1.001)
  })
})

describe('the fonts of a site', () => {
  test('hold the characters it shows and no others', async () => {
    const font = await opened(await build('Hero é'), 'anybody-latin')
    expect([...font.characters].toSorted().join('')).toBe(' Heoré')
  })

  test('can be as bold, wide and narrow as the theme says, and no more', async () => {
    const font = await opened(await build('Hero'), 'anybody-latin')
    expect(font.axes).toEqual({ wght: [800, 900], wdth: [52, 150] })
    font.setAxes({ wght: 900, wdth: 52 })
    const [narrow = 0] = font.advances('H')
    font.setAxes({ wght: 900, wdth: 150 })
    expect(font.advances('H')[0]).toBeGreaterThan(narrow * 2.5)
  })

  test('bring rarer letters in a file of their own, for pages that have them', async () => {
    expect((await build('Hero')).files).toHaveLength(1)
    const { css, files, families } = await build('Hero Łódź')
    expect(files).toHaveLength(2)
    expect(rules(css, 'Loud')).toHaveLength(1)
    expect(rules(css, 'Loud 2')).toMatchObject([{ 'unicode-range': 'U+141,U+17A' }])
    expect(families['display']).toMatch(/^"Loud","Loud 2","Loud Fallback"/)
  })

  test('take a letter whole from the file that has it, also where another has its parts', async () => {
    const { css, families } = await build('Nne\u0301 Ńń')
    expect(rules(css, 'Loud')).toMatchObject([{}, { 'unicode-range': 'U+143-144' }])
    expect(families['display']).toMatch(/^"Loud","Loud Fallback"/)
  })

  test('take single characters from another font', async () => {
    const built = await build('A+')
    const [own] = rules(built.css, 'Loud')
    const [plus] = rules(built.css, 'Loud 2')
    expect(plus).toMatchObject({
      'unicode-range': 'U+2B',
      'size-adjust': '112%',
      'font-weight': own?.['font-weight'],
      'font-stretch': own?.['font-stretch'],
    })
    expect((await opened(built, 'anybody-latin')).characters.has('+')).toBe(false)
    const other = await opened(built, 'instrument-sans')
    expect(built.metrics.advances['+']?.[0]).toBeCloseTo((other.advances('+')[0] ?? 0) * 1120, 1)
    expect((await build('A')).files).toHaveLength(1)
  })

  test('are asked for early only where the theme says so', async () => {
    const { preload, files } = await build('A+', { display, marker })
    expect(preload).toEqual([`/a/${files[0]?.name}`])
    expect(files).toHaveLength(3)
  })

  test('swap in without hiding words, and keep their names while they are the same', async () => {
    const [first, second] = [await build('AB'), await build('BA')]
    expect(rules(first.css, 'Loud')).toHaveLength(1)
    expect(rules(first.css, 'Loud')[0]).toMatchObject({
      'font-display': 'swap',
      'font-stretch': '52% 150%',
    })
    expect(second.files[0]?.name).toBe(first.files[0]?.name)
    expect((await build('ABC')).files[0]?.name).not.toBe(first.files[0]?.name)
  })

  test('say which characters none of their files has', async () => {
    const { missing } = await build('A+шю', { display, marker })
    expect(missing).toEqual({ display: 'шю', marker: 'шю' })
  })

  test('come with a licence for each package', async () => {
    const { licences } = await build('A', { display, marker })
    expect(licences.map(({ name }) => name.replace(/-[\da-f]{8}\.txt$/, ''))).toEqual([
      'licences/anybody',
      'licences/instrument-sans',
      'licences/sedgwick-ave-display',
    ])
    for (const { name, path } of licences) {
      const text = await readFile(path, 'utf8')
      expect(text).toContain('SIL Open Font License')
      // The output takes a copy of the same name for the same, and so do browsers.
      expect(name).toContain(`-${contentHash(text)}.txt`)
    }
    expect(licences.every(({ path }) => existsSync(path))).toBe(true)
  })
})

describe('the measures for stacked headlines', () => {
  test('agree with the shipped file at widths between the samples', async () => {
    const built = await build('AVTOHRESMITN', { display })
    const { samples, advances, kerning } = built.metrics
    const font = await opened(built, 'anybody-latin')
    const at = (row: readonly number[] | undefined, wdth: number): number => {
      const right = Math.max(
        samples.findIndex((sample) => sample >= wdth),
        1,
      )
      const [x0 = 0, x1 = 1] = [samples[right - 1], samples[right]]
      const [y0 = 0, y1 = 0] = [row?.[right - 1], row?.[right]]
      return y0 + ((y1 - y0) * (wdth - x0)) / (x1 - x0)
    }
    const text = 'AVATARTOVMITTEN'
    for (const wdth of [52, 58, 73, 100, 111, 137, 150]) {
      font.setAxes({ wght: 900, wdth })
      const real = font.advances(text).reduce((sum, width) => sum + width, 0) * 1000
      const ours = Array.from(text).reduce(
        (sum, letter, i) =>
          sum + at(advances[letter], wdth) + at(kerning[letter + (text[i + 1] ?? '')], wdth),
        0,
      )
      expect(Math.abs(ours / real - 1)).toBeLessThan(0.001)
    }
  })

  test.each([
    ['the heaviest of the font', display, 900, undefined],
    ['less than that', display, 800, 800],
    ['that of a font without weights', marker, 400, 400],
  ])(
    'tell pages of their weight where it is not what browsers draw: %s',
    async (_, font, wght, told) => {
      const { metrics } = await build('A', { display: { ...font, fit: { wght } } })
      expect(metrics.wght).toBe(told)
    },
  )

  test('keep only the samples and the pairs that say something', async () => {
    const { metrics } = await build('AVTO')
    expect(metrics.samples.length).toBeLessThan(10)
    expect([metrics.samples[0], metrics.samples.at(-1)]).toEqual([52, 150])
    expect(metrics.kerning['AV']?.every((value) => value < 0)).toBe(true)
    expect(Object.values(metrics.kerning).every((row) => row.some((value) => value !== 0))).toBe(
      true,
    )
  })
})

describe('a second build', () => {
  test('reads the fonts back and gives the same', async () => {
    const first = await build('Again')
    const times = async (): Promise<number[]> => {
      const names = (await readdir(kept())).toSorted()
      return Promise.all(names.map(async (name) => (await stat(kept(name))).mtimeMs))
    }
    const before = await times()
    expect(await build('niagA')).toEqual(first)
    expect(await times()).toEqual(before)
  })

  test('does not believe what the code of before made of the same', async () => {
    const first = await build('Before')
    const older = JSON.stringify({ ...first, css: '', files: [] })
    for (const name of (await readdir(kept())).filter((one) => one.endsWith('.json'))) {
      await writeFile(kept(name), older)
      await writeFile(kept(`${name}.sum`), wholeHash(older))
    }
    expect(await build('Before')).toEqual(first)
  })
})

describe('a theme that cannot be built is answered with a remedy', () => {
  test('when a package is not installed', () =>
    expect(build('A', { display: { ...display, package: '@fontsource/none' } })).rejects.toThrow(
      'The font package @fontsource/none is not installed. Run `npm install --save-dev @fontsource/none`',
    ))

  test('when a file is not in its package', () =>
    expect(build('A', { display: { ...display, files: ['files/no.woff2'] } })).rejects.toThrow(
      'has no file files/no.woff2.',
    ))

  test('when an axis is not in its file, or turned round', async () => {
    const axes = (kept: ThemeFont['axes'] & {}): Promise<BuiltFonts> =>
      build('A', { display: { ...display, axes: kept } })
    await expect(axes({ opsz: [8, 20] })).rejects.toThrow(
      'The file files/anybody-latin-standard-normal.woff2 of the font package @fontsource-variable/anybody has no axis “opsz”: it has “wdth” from 50 to 150 and “wght” from 100 to 900. Correct "axes"',
    )
    await expect(axes({ opsz: 8 })).rejects.toThrow('has no axis “opsz”')
    await expect(axes({ wght: [900, 800] })).rejects.toThrow('The axis “wght”')
    await expect(
      build('A', { display, marker: { ...marker, axes: { wght: 400 } } }),
    ).rejects.toThrow('has no axis “wght”: it has none.')
  })

  test('when no font is for headlines', () =>
    expect(build('A', { marker })).rejects.toThrow(
      'No font of the theme is for stacked headlines.',
    ))

  test('when the widths of a system font are not known', () => {
    const fallback = {
      generic: 'serif',
      faces: [{ local: ['Papyrus'], weight: [800, 900] as const }],
    }
    return expect(build('A', { display: { ...display, fallback } })).rejects.toThrow(
      'The widths of the system font “Papyrus” are not known. Name one of Arial,',
    )
  })
})
