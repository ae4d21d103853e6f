/**
 * From the fonts a theme names to the files, styles and measures of a site.
 *
 * A font is cut down to the characters and axis ranges the site uses, which takes a second; the
 * result is kept under the content of everything it was made from, with what the code of this room
 * was, so a build or a dev server that finds nothing changed only reads it back.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { FontMetrics } from '#engine/fit.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'
import { codeKey } from '#tools/lib/kept/source-key.ts'

import { headlineStandIns, standIns } from './fallback-faces.ts'
import { familyList, fontFaceCss, nameFace, type NamedFace } from './font-css.ts'
import { fontLicences, fontSources, type Licence, readFontFile } from './font-packages.ts'
import { measureFont } from './measure-font.ts'
import { subsetFaces } from './subset-faces.ts'
import type { ThemeFont, ThemeFonts } from './theme-fonts.ts'

export interface FontInput {
  readonly fonts: ThemeFonts
  /** Every character the site may show, in any order. */
  readonly characters: string
  /** Of the fonts named here, only these: what finished pages were seen to set in them. */
  readonly shown?: Readonly<Record<string, string>>
  readonly cacheDir: string
  /** What stands before a file's name in its address. */
  readonly urlPrefix: string
}

export interface BuiltFonts {
  /** `@font-face` rules of the fonts and of what stands in for them until they are there. */
  readonly css: string
  readonly files: ReadonlyArray<{ readonly name: string; readonly content: Uint8Array }>
  /** Addresses of the files that pages should ask for first. */
  readonly preload: readonly string[]
  /** Of the font that stacked headlines are set in. */
  readonly metrics: FontMetrics
  /** CSS `font-family` value for each font of the theme. */
  readonly families: Readonly<Record<string, string>>
  /** The characters that no file of a font has, by font. */
  readonly missing: Readonly<Record<string, string>>
  readonly licences: readonly Licence[]
}

/**
 * Builds the fonts of a theme, or reads them back from `cacheDir`.
 *
 * @throws {Refusal} if a package, a file, an axis or a licence is not there, a system font is not known, or
 *   not exactly one font has `fit`.
 */
export async function buildFonts({ characters, ...rest }: FontInput): Promise<BuiltFonts> {
  const letters = [...new Set(characters)].filter((letter) => letter >= ' ').toSorted()
  const input = { ...rest, characters: letters.join('') }
  const licences = fontLicences(input.fonts)
  const cached = join(input.cacheDir, 'fonts', `${await cacheKey(input)}.json`)
  const kept = await keptFile(
    cached,
    async () => Buffer.from(pack(await makeFonts(input))),
    codeKey(import.meta.dirname),
  )
  return { ...unpack(Buffer.from(kept).toString('utf8')), licences }
}

type Made = Omit<BuiltFonts, 'licences'>

async function makeFonts({
  fonts,
  characters,
  shown = {},
  cacheDir,
  urlPrefix,
}: FontInput): Promise<Made> {
  const files = new Map<string, Uint8Array>()
  const css: string[] = []
  const preload: string[] = []
  const families: Record<string, string> = {}
  const missing: Record<string, string> = {}
  const metrics: FontMetrics[] = []
  for (const [role, font] of Object.entries(fonts)) {
    const wanted = new Set(shown[role] ?? characters)
    const faces = await facesOf(font, wanted, cacheDir)
    const has = new Set(faces.flatMap((face) => [...face.characters]))
    missing[role] = [...wanted].filter((letter) => !has.has(letter)).join('')
    const headlines = headlineStandIns(font, faces)
    const substitutes = [...standIns(font, faces), ...headlines.faces]
    for (const { name, woff2 } of faces) files.set(name, new Uint8Array(woff2))
    css.push(fontFaceCss(font, faces, substitutes, urlPrefix))
    families[role] = familyList(font, faces, substitutes)
    if (font.preload && faces[0]) preload.push(urlPrefix + faces[0].name)
    if (font.fit) {
      const { standIns } = headlines
      metrics.push({ ...measureFont(faces, font.fit.wght), ...(standIns ? { standIns } : {}) })
    }
  }
  const [fitted] = metrics
  if (!fitted || metrics.length > 1) {
    throw new Refusal(
      `${metrics.length === 0 ? 'No font' : 'More than one font'} of the theme is for stacked headlines.`,
      'Give one font under "fonts" in theme.json a "fit".',
    )
  }
  return {
    css: css.join('\n'),
    files: [...files].map(([name, content]) => ({ name, content })),
    preload,
    metrics: fitted,
    families,
    missing,
  }
}

/** The font's own files, then those that mend single characters of it. */
async function facesOf(
  font: ThemeFont,
  characters: ReadonlySet<string>,
  cacheDir: string,
): Promise<NamedFace[]> {
  const rest = new Set(characters)
  const mended: NamedFace[] = []
  for (const patch of font.patches ?? []) {
    const wanted = [...patch.characters].filter((letter) => rest.has(letter))
    for (const face of await subsetFaces(patch, new Set(wanted), cacheDir)) {
      mended.push(nameFace({ ...face, scale: (patch.sizeAdjust ?? 100) / 100 }, true))
      for (const letter of face.characters) rest.delete(letter)
    }
  }
  const own = await subsetFaces(font, rest, cacheDir)
  return [...own.map((face, index) => nameFace({ ...face, scale: 1 }, index > 0)), ...mended]
}

async function cacheKey({ fonts, characters, shown, urlPrefix }: FontInput): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([fonts, characters, shown, urlPrefix]))
  for (const source of fontSources(fonts)) {
    for (const file of source.files) hash.update(await readFontFile(source.package, file))
  }
  return hash.digest('hex').slice(0, 24)
}

function pack({ files, ...rest }: Made): string {
  const packed = files.map(({ name, content }) => ({
    name,
    content: Buffer.from(content).toString('base64'),
  }))
  return JSON.stringify({ ...rest, files: packed })
}

function unpack(text: string): Made {
  const { files, ...rest } = JSON.parse(text) as Omit<Made, 'files'> & {
    files: Array<{ name: string; content: string }>
  }
  return {
    ...rest,
    files: files.map(({ name, content }) => ({
      name,
      content: new Uint8Array(Buffer.from(content, 'base64')),
    })),
  }
}
