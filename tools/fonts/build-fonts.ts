import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import subsetFont from 'subset-font'

import type { FontMetrics } from '#engine/fit.ts'

import type { FontFile, ThemeFont, ThemeFonts } from './theme-fonts.ts'

export interface FontInput {
  readonly fonts: ThemeFonts
  /** Every character the site may show. */
  readonly characters: string
  readonly cacheDir: string
  /** What stands before a file's name in its address: `/assets/`. */
  readonly urlPrefix: string
}

export interface FontOutput {
  readonly css: string
  readonly preload: readonly string[]
  readonly families: Readonly<Record<string, string>>
  readonly metrics: FontMetrics
  readonly files: readonly { name: string; content: Uint8Array }[]
}

const require = createRequire(import.meta.url)

/**
 * The fonts of a theme, cut down to the characters and axes in use, with stand-ins of the same
 * measure, and the metrics headlines are fitted with. Results are kept in `cacheDir` by content.
 *
 * @throws {Error} naming a font package or file that is not installed.
 */
export async function buildFonts({ fonts, characters, cacheDir, urlPrefix }: FontInput): Promise<FontOutput> {
  const files = new Map<string, Uint8Array>()
  const css: string[] = []
  const preload: string[] = []
  const families: Record<string, string> = {}
  let metrics: FontMetrics = { unitsPerEm: 1000, samples: [], advances: {}, kerning: {} }
  const add = async (file: FontFile, text: string): Promise<string> => {
    const content = await cached(cacheDir, 'woff2', [file, text], () => subset(file, text))
    const name = `${file.file.split('/').at(-1)?.replace(/\.woff2?$/, '') ?? 'font'}-${hash(content)}.woff2`
    files.set(name, content)
    return urlPrefix + name
  }
  for (const [role, font] of Object.entries(fonts)) {
    const replaced = (font.replace ?? []).map(({ characters: own }) => own).join('')
    const own = [...characters].filter((letter) => !replaced.includes(letter)).join('')
    const url = await add(font, own)
    css.push(face(font, font.family, url))
    if (font.preload) preload.push(url)
    for (const part of font.replace ?? []) css.push(face(part, font.family, await add(part, part.characters), part.characters))
    const measured = await measure(font, cacheDir)
    css.push(standIn(font, measured))
    if (measured.metrics) metrics = measured.metrics
    families[role] = `"${font.family}","${font.family} stand-in",${font.fallback.generic}`
  }
  return { css: css.join('\n'), preload, families, metrics, files: [...files].map(([name, content]) => ({ name, content })) }
}

interface Measured {
  readonly average: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly metrics?: FontMetrics
}

async function measure(font: ThemeFont, cacheDir: string): Promise<Measured> {
  const json = await cached(cacheDir, 'json', [font], async () => {
    const { averageAdvance, measureFont, openFont } = await import('./measure.ts')
    const opened = openFont(await subsetFont(source(font), undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }))
    const { ascender, descender, lineGap } = opened.hExtents()
    const upem = opened.face.upem
    const result: Measured = {
      average: averageAdvance(opened, font.fit?.weight),
      ascent: ascender / upem,
      descent: Math.abs(descender) / upem,
      lineGap: lineGap / upem,
      ...(font.fit ? { metrics: measureFont(opened, font.fit) } : {}),
    }
    return Buffer.from(JSON.stringify(result))
  })
  return JSON.parse(Buffer.from(json).toString('utf8')) as Measured
}

function subset(file: FontFile, text: string): Promise<Uint8Array> {
  return subsetFont(source(file), text, { targetFormat: 'woff2', ...(file.axes ? { variationAxes: { ...file.axes } } : {}) })
}

function source({ package: name, file }: FontFile): Buffer {
  const path = join(dirname(require.resolve(`${name}/package.json`)), file)
  if (!existsSync(path)) throw new Error(`The font file ${name}/${file} is not installed. Run npm ci, or mend pages/theme.json.`)
  return readFileSync(path)
}

function face(file: FontFile, family: string, url: string, characters?: string): string {
  const parts = [
    `font-family:"${family}"`,
    `src:url(${url}) format("woff2")`,
    'font-display:swap',
    ...(file.weight ? [`font-weight:${file.weight}`] : []),
    ...(file.stretch ? [`font-stretch:${file.stretch}`] : []),
    ...(file.sizeAdjust ? [`size-adjust:${file.sizeAdjust}`] : []),
    ...(characters ? [`unicode-range:${[...characters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',')}`] : []),
  ]
  return `@font-face{${parts.join(';')}}`
}

/** An installed font scaled so that words take the same room, and lines the same height. */
function standIn(font: ThemeFont, { average, ascent, descent, lineGap }: Measured): string {
  const scale = average / font.fallback.averageAdvance
  const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`
  const parts = [
    `font-family:"${font.family} stand-in"`,
    `src:${font.fallback.local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ascent / scale)}`,
    `descent-override:${percent(descent / scale)}`,
    `line-gap-override:${percent(lineGap / scale)}`,
    ...(font.weight ? [`font-weight:${font.weight}`] : []),
  ]
  return `@font-face{${parts.join(';')}}`
}

async function cached(folder: string, ending: string, key: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(folder, 'fonts', `${hash(JSON.stringify(key))}.${ending}`)
  if (existsSync(path)) return readFileSync(path)
  const content = await make()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return content
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}
