import {
  Blob,
  Buffer,
  Face,
  Feature,
  Font,
  MetricsTag,
  type SvgPathCommand,
  Variation,
  shape,
} from 'harfbuzzjs'

/** A font file that can be measured. Lengths are in em. */
export interface OpenFont {
  readonly characters: ReadonlySet<string>
  /** Smallest and largest value of each axis. */
  readonly axes: Readonly<Record<string, readonly [number, number]>>
  readonly capHeight: number
  readonly ascent: number
  readonly descent: number
  /** Moves to a place on the axes; an axis left out goes to its default. */
  setAxes(values: Readonly<Record<string, number>>): void
  /** How far the pen moves for each character of the text, kerning included, ligatures not. */
  advances(text: string): number[]
  /** The text as SVG path data with the baseline at 0, y downwards, 1 unit an em. */
  outline(text: string): string
}

/** Parts of an em that distances are counted in: fine enough that rounding cannot be seen. */
const SCALE = 1 << 20

/** Opens the bytes of a TrueType or OpenType font, not compressed. */
export function openFont(bytes: Uint8Array): OpenFont {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  font.setScale(SCALE, SCALE)
  const { ascender, descender } = font.hExtents()
  const plain = ['liga', 'clig', 'calt'].map((tag) => new Feature(tag, 0))
  const shaped = (text: string): Buffer => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, plain)
    return buffer
  }
  return {
    characters: new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))),
    axes: Object.fromEntries(
      Object.entries(face.getAxisInfos()).map(([tag, { min, max }]) => [tag, [min, max]]),
    ),
    capHeight: font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / SCALE,
    ascent: ascender / SCALE,
    descent: -descender / SCALE,
    setAxes(values) {
      font.setVariations(Object.entries(values).map(([tag, value]) => new Variation(tag, value)))
    },
    advances(text) {
      return shaped(text)
        .getGlyphPositions()
        .map(({ xAdvance }) => xAdvance / SCALE)
    },
    outline(text) {
      const buffer = shaped(text)
      const places = buffer.getGlyphPositions()
      let pen = 0
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {}
          const path = moved(font.glyphToJson(codepoint), pen + xOffset, yOffset)
          pen += xAdvance
          return path
        })
        .join('')
    },
  }
}

/** Drawing commands as path data, moved and turned from y upwards to y downwards. */
function moved(commands: readonly SvgPathCommand[], x: number, y: number): string {
  return commands
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        ((index % 2 === 0 ? value + x : -(value + y)) / SCALE).toFixed(4),
      )
      return type + points.join(' ')
    })
    .join('')
}
