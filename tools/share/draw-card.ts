import sharp from 'sharp'

import { type FontMetrics, fitLine } from '#engine/fit.ts'
import { hexOf } from '#engine/text/css-color.ts'
import { raised } from '#engine/text/raised.ts'
import { escape } from '#render/escape.ts'
import type { OpenFont } from '#tools/fonts/open-font.ts'
import { vectorSize } from '#tools/media/vector-size.ts'

/** Pixels, as https://ogp.me pictures are mostly shown: 1.91 to 1. */
const [WIDTH, HEIGHT] = [1200, 630]

const MARGIN = 48
const LOGO = 64
const GAP = 20

/** How far round letters as O reach over capitals and under the line, which is no room lost; in em. */
const OVERSHOOT = 0.03

export interface Card {
  readonly lines: readonly string[]
  /** The language of the lines. */
  readonly lang: string
  /** CSS colours. */
  readonly background: string
  readonly color: string
  /** An SVG file. */
  readonly logo: Uint8Array
}

export interface CardFont {
  readonly metrics: FontMetrics
  /** Faces in the order of preference, each set to the weight of headlines. */
  readonly faces: readonly OpenFont[]
  readonly wght: number
}

/**
 * A page's picture for shared links: its words as a stack over the whole width, on its own colour,
 * under the logo. Words that would be too tall together are made smaller together.
 */
export async function drawCard(card: Card, font: CardFont): Promise<Uint8Array> {
  const column = WIDTH - 2 * MARGIN
  const room = HEIGHT - 2 * MARGIN - LOGO - 2 * GAP
  const cap = font.metrics.capHeight / font.metrics.unitsPerEm
  const wanted = (room - GAP * (card.lines.length - 1)) / card.lines.length / cap / column
  const fits = card.lines.map((line) => {
    const shown = raised(line, card.lang)
    const { size, wdth } = fitLine(font.metrics, shown, wanted)
    const path = outlined(shown, font, wdth)
    return { path, size, ...reach(path, cap) }
  })
  const tall = fits.reduce((sum, { size, over, under }) => sum + size * column * (over + under), 0)
  const shrink = Math.min(1, (room - GAP * (fits.length - 1)) / tall)
  let baseline = HEIGHT - MARGIN
  const stack = fits
    .toReversed()
    .map(({ path, size, over, under }) => {
      const letters = size * column * shrink
      baseline -= letters * under
      const drawn = `<path transform="translate(${MARGIN} ${baseline}) scale(${letters})" d="${path}"/>`
      baseline -= letters * over + GAP
      return drawn
    })
    .join('')
  const [ground, ink] = [fill(card.background), fill(card.color)]
  const picture = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/><g fill="${ink}">${stack}</g></svg>`,
    ),
  ).composite([{ input: await logoPicture(card.logo), left: MARGIN, top: MARGIN }])
  return picture.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()
}

/** A colour as SVG has it: what draws the picture takes one of CSS Color 4 for black. */
function fill(color: string): string {
  return hexOf(color) ?? escape(color)
}

/** How far an outline reaches over the line and under it, in em: as far as capitals do, or É, Ç and 4. */
function reach(path: string, cap: number): { over: number; under: number } {
  const heights = (path.match(/-?\d+\.\d+/g) ?? []).map(Number).filter((_, at) => at % 2 === 1)
  const [over, under] = [-Math.min(0, ...heights), Math.max(0, ...heights)]
  return {
    over: over > cap + OVERSHOOT ? over : cap,
    under: under > OVERSHOOT ? under : 0,
  }
}

/** The line in the first face that has all its letters, else in the first. */
function outlined(line: string, { faces, wght }: CardFont, wdth: number): string {
  const face =
    faces.find(({ characters }) => [...line].every((letter) => characters.has(letter))) ?? faces[0]
  if (!face) return ''
  face.setAxes({ wght, wdth })
  return face.outline(line)
}

/** As high as logos are, or as wide as the stack where that would be wider. */
async function logoPicture(logo: Uint8Array): Promise<Buffer> {
  const size = vectorSize(Buffer.from(logo).toString('utf8'))
  const density = size ? Math.min(72_000, (72 * LOGO) / size.height) : 72
  return sharp(logo, { density })
    .resize({ width: WIDTH - 2 * MARGIN, height: LOGO, fit: 'inside' })
    .png()
    .toBuffer()
}
