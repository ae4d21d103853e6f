import { contentHash } from '#tools/lib/content-hash.ts'

import type { StandIn } from './fallback-faces.ts'
import type { DrawnFace } from './measure-font.ts'
import { openFont } from './open-font.ts'
import type { ThemeFont } from './theme-fonts.ts'

/** A face with the name of its file, which changes with its content. */
export interface NamedFace extends DrawnFace {
  readonly name: string
  /** Whether it is used only for its own characters. */
  readonly limited: boolean
}

export function nameFace(face: DrawnFace, limited: boolean): NamedFace {
  return { ...face, name: `${face.stem}-${contentHash(face.woff2)}.woff2`, limited }
}

/**
 * The `@font-face` rules of a font: its files, then its stand-ins. All files answer to the weights
 * and widths of the first; a limited file is fetched only when one of its characters is on the page.
 * Each has a family of its own: while faces of one family are on their way, a browser looks up the
 * system's font at every size of theirs, which was a third of the first layout of a page.
 */
export function fontFaceCss(
  { family }: ThemeFont,
  faces: readonly NamedFace[],
  standIns: readonly StandIn[],
  urlPrefix: string,
): string {
  const axes = faces[0] ? openFont(faces[0].bytes).axes : {}
  const families = familiesOf(family, faces)
  const real = faces.map(({ name, scale, characters, limited }, index) =>
    rule({
      'font-family': quote(families[index] ?? family),
      src: `url(${urlPrefix}${name}) format("woff2")`,
      'font-display': 'swap',
      'font-weight': range(axes['wght'] ?? [400, 400], ''),
      'font-stretch': axes['wdth'] && range(axes['wdth'], '%'),
      'size-adjust': scale === 1 ? undefined : percent(scale * 100),
      'unicode-range': limited ? unicodeRange(characters) : undefined,
    }),
  )
  const own = standIns.map(
    ({ family: name, local, weight, stretch, sizeAdjust, ascent, descent }) =>
      rule({
        'font-family': quote(name),
        src: local.map((font) => `local(${quote(font)})`).join(','),
        'font-weight': range(weight, ''),
        'font-stretch': stretch && range(stretch, '%'),
        'size-adjust': percent(sizeAdjust),
        'ascent-override': percent(ascent),
        'descent-override': percent(descent),
        'line-gap-override': '0%',
      }),
  )
  return [...real, ...own].join('\n')
}

/** What `font-family` says to get this font. */
export function familyList(
  { family, fallback }: ThemeFont,
  faces: readonly NamedFace[],
  standIns: readonly StandIn[],
): string {
  const own = familiesOf(family, faces)
  return [...new Set([family, ...own, ...standIns.map((face) => face.family)])]
    .map(quote)
    .concat(fallback.generic)
    .join(',')
}

/**
 * What each file of a font is called: `Anybody`, `Anybody 2`. A first file with combining marks would put
 * letters of the others together from its own, such as Ń from N, with an accent that may stand beside
 * it. Within one family the limited files are asked first.
 */
function familiesOf(family: string, faces: readonly NamedFace[]): string[] {
  const hasMarks = /\p{M}/u.test(faces[0]?.characters ?? '')
  return faces.map((_, index) => (index === 0 || hasMarks ? family : `${family} ${index + 1}`))
}

/** Characters as ranges of code points: `U+20-7E,U+E9`. */
function unicodeRange(characters: string): string {
  const codes = [...characters]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b)
  const ranges: Array<[number, number]> = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number): string => code.toString(16).toUpperCase()
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}

function rule(declarations: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(declarations).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
  return `@font-face{${written.join(';')}}`
}

function range([from, to]: readonly [number, number], unit: string): string {
  return from === to ? `${from}${unit}` : `${from}${unit} ${to}${unit}`
}

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`
}

function quote(name: string): string {
  return JSON.stringify(name)
}
