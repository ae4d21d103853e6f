import { join } from 'node:path'

import subsetFont, { type SubsetOptions } from 'subset-font'

import { Refusal } from '#tools/lib/command/command.ts'
import { contentHash } from '#tools/lib/content-hash.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'

import { readFontFile } from './font-packages.ts'
import { type OpenFont, openFont } from './open-font.ts'
import type { FontSource } from './theme-fonts.ts'

/** One file of a font with only the glyphs it is wanted for. */
export interface SubsetFace {
  /** Starts the file's name: `anybody-latin`. */
  readonly stem: string
  readonly characters: string
  readonly woff2: Uint8Array
  /** The same font, not compressed, for measuring. */
  readonly bytes: Uint8Array
}

/**
 * OpenType features that are kept: accents and kerning. Ligatures are not, so that a line is as
 * wide as its letters; figures of equal width are, because lists of prices ask for them.
 */
const REFINING = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']

/** Those without which letters do not join (Arabic) or stack (Devanagari, Khmer, Korean). */
const SHAPING =
  'curs fin2 fin3 fina init isol med2 medi rlig abvf abvs akhn blwf blws cfar cjct dist half haln nukt pref pres pstf psts rkrf rphf vatu ljmo tjmo vjmo'

const FEATURES = [...REFINING, ...SHAPING.split(' ')]

/**
 * Cuts a font down to these characters and to the axes its source keeps. Each character is taken
 * from the first file that has it; a file that has none of them, or none left, is left out. With a
 * `cacheDir` each cut is made once: the second page set shares those of the first.
 *
 * @throws {Refusal} if the source keeps an axis that a file does not have.
 */
export async function subsetFaces(
  source: FontSource,
  wanted: ReadonlySet<string>,
  cacheDir?: string,
): Promise<SubsetFace[]> {
  const faces: SubsetFace[] = []
  const missing = new Set(wanted)
  for (const file of source.files) {
    if (missing.size === 0) break
    const original = await readFontFile(source.package, file)
    const cut = (
      name: string,
      from: Uint8Array,
      text: string | undefined,
      options: SubsetOptions,
    ) =>
      kept(cacheDir, name, [from, text ?? '', JSON.stringify(options)], () =>
        subsetFont(Buffer.from(from), text, options),
      )
    const whole = await cut('whole', original, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    })
    const { axes, characters: has } = openFont(whole)
    const characters = [...missing].filter((character) => has.has(character)).join('')
    for (const character of characters) missing.delete(character)
    if (characters.trim() === '') continue
    checkAxes(source, file, axes)
    const options = {
      variationAxes: limits(source.axes ?? {}),
      keepFeatures: FEATURES,
      noHinting: true,
    }
    const bytes = await cut('cut', whole, characters, { ...options, targetFormat: 'truetype' })
    const woff2 = await cut('cut', whole, characters, { ...options, targetFormat: 'woff2' })
    const stem = (file.split('/').at(-1) ?? file).replace(
      /(-(standard|wght|wdth|\d+))?(-normal)?\.\w+$/,
      '',
    )
    faces.push({ stem, characters, woff2, bytes })
  }
  return faces
}

/** What was made before of the same parts, or what is made now. */
async function kept(
  cacheDir: string | undefined,
  name: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (cacheDir === undefined) return make()
  return keptFile(join(cacheDir, 'fonts', `${name}-${contentHash(...parts)}`), make)
}

/** What cuts the font says of these only that it failed. */
function checkAxes({ axes = {}, package: name }: FontSource, file: string, has: OpenFont['axes']) {
  for (const [tag, kept] of Object.entries(axes)) {
    if (has[tag] && (typeof kept === 'number' || kept[0] <= kept[1])) continue
    const own = Object.entries(has).map(([axis, [min, max]]) => `“${axis}” from ${min} to ${max}`)
    throw new Refusal(
      has[tag]
        ? `The axis “${tag}” of the font package ${name} ends before it begins.`
        : `The file ${file} of the font package ${name} has no axis “${tag}”: it has ${own.join(' and ') || 'none'}.`,
      'Correct "axes" of that font under "fonts" in theme.json.',
    )
  }
}

function limits(
  axes: NonNullable<FontSource['axes']>,
): Record<string, number | { min: number; max: number }> {
  const entries = Object.entries(axes)
  return Object.fromEntries(
    entries.map(([tag, kept]) => [
      tag,
      typeof kept === 'number' ? kept : { min: kept[0], max: kept[1] },
    ]),
  )
}
