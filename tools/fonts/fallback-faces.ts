/**
 * What stands in until a font has arrived.
 *
 * A font of the visitor's own system is stretched until a typical word is as wide as in the real
 * font, and given the real font's ascent and descent, so that lines break and stand where they will
 * in the end. A system font has no width axis, so a font with one gets several stand-ins, each for a
 * part of it: a condensed headline has a small stand-in and does not run out of its box.
 *
 * Arial is there on Windows, macOS and iOS (as Liberation Sans, of the same widths, on Linux), and
 * Roboto on Android. Arial Black and Impact are nearer in colour to heavy display type, but are on
 * neither phones nor Linux, where a slow network is likeliest; hence Arial Bold.
 */
import { FIRST, type StandIns } from '#engine/stand-in.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import { averageAdvance } from './letter-frequency.ts'
import localFonts from './local-fonts.json' with { type: 'json' }
import type { DrawnFace } from './measure-font.ts'
import { openFont } from './open-font.ts'
import type { FallbackFace, ThemeFont } from './theme-fonts.ts'

export interface StandIn {
  readonly family: string
  readonly local: readonly string[]
  readonly weight: readonly [number, number]
  readonly stretch: readonly [number, number] | undefined
  /** In percent, of the letter size. */
  readonly sizeAdjust: number
  /** In percent of the adjusted size. */
  readonly ascent: number
  readonly descent: number
}

/**
 * How much larger each stand-in of stacked headlines is than the one before: so much narrower than
 * its column may a line be until its font is there.
 */
const STEP = 1.1

/** From the smallest of those stand-ins to the largest, as shares of an average word's. */
const [SMALLEST, LARGEST] = [0.7, 1.4]

/**
 * The stand-ins of a font, in the order CSS should try their families. Those of a font that has no
 * letter of the site's, as its script is another, stand in for good and keep their size.
 *
 * @throws {Refusal}
 */
export function standIns(font: ThemeFont, faces: readonly DrawnFace[]): StandIn[] {
  const drawn = measured(faces)
  if (!drawn) return []
  const { faces: all } = font.fallback
  return all.flatMap((face) => {
    const beside = all.filter(({ weight }) => String(weight) === String(face.weight))
    return widthParts(drawn.axis, face, beside).flatMap(({ stretch, wdth }) => {
      const letter = drawn.averageLetter(middle(face.weight), wdth, face.letterCase)
      return face.local.map((_, index) =>
        standIn(font, face, drawn, { index, letter, weight: face.weight, stretch }),
      )
    })
  })
}

/**
 * The stand-ins of stacked headlines, see `#engine/stand-in.ts`: the faces, and what is to be known
 * to choose among them. None where nothing stands in at the weight of headlines, or where the font has
 * hardly a letter of theirs. Each is one face for all system fonts: pages carry those that they use,
 * and a line that is narrower is in nobody's way.
 */
export function headlineStandIns(
  font: ThemeFont,
  faces: readonly DrawnFace[],
): { readonly faces: StandIn[]; readonly standIns?: StandIns } {
  const drawn = measured(faces)
  const wght = font.fit?.wght ?? 0
  const found = font.fallback.faces.find(({ weight: [from, to] }) => from <= wght && wght <= to)
  if (!drawn || !found) return { faces: [] }
  const face = { ...found, letterCase: 'upper' as const }
  const [narrow, wide] = drawn.axis ?? [100, 100]
  const narrowest = drawn.averageLetter(wght, narrow, 'upper')
  const widest = drawn.averageLetter(wght, wide, 'upper')
  if (narrowest === undefined || widest === undefined) return { faces: [] }
  const letters: number[] = []
  const last = LARGEST * widest
  for (let letter = SMALLEST * narrowest; letter < last && letters.length < 99; letter *= STEP)
    letters.push(letter)
  const made = letters.map((letter, at) => {
    const weight = [FIRST + at, FIRST + at] as const
    const first = standIn(font, face, drawn, { index: 0, letter, weight, stretch: drawn.axis })
    return { ...first, local: face.local.flatMap((name) => localFont(name).names) }
  })
  const own = face.local.map((name) => localFont(name).advances)
  return {
    faces: made,
    standIns: {
      scales: made.map(({ sizeAdjust }) => sizeAdjust / 100),
      advances: Object.fromEntries(
        Array.from({ length: own[0]?.length ?? 0 }, (_, at) => [
          String.fromCharCode(at + 32),
          Math.max(...own.map((advances) => advances[at] ?? 0)) / 1000,
        ]),
      ),
    },
  }
}

interface Measured {
  readonly axis: readonly [number, number] | undefined
  readonly ascent: number
  readonly descent: number
  has(character: string): boolean
  /** In em; undefined where the font has hardly a letter. */
  averageLetter(wght: number, wdth: number, letterCase: 'upper' | undefined): number | undefined
}

function measured(faces: readonly DrawnFace[]): Measured | undefined {
  const fonts = faces.map(({ bytes, scale }) => ({ font: openFont(bytes), scale }))
  const main = fonts[0]?.font
  if (!main) return undefined
  const axis = main.axes['wdth']
  return {
    axis,
    ascent: main.ascent,
    descent: main.descent,
    has: (character) => fonts.some(({ font }) => font.characters.has(character)),
    averageLetter(wght, wdth, letterCase) {
      for (const { font } of fonts) font.setAxes({ wght, ...(axis ? { wdth } : {}) })
      return averageAdvance((character) => {
        const drawn = fonts.findLast(({ font }) => font.characters.has(character))
        return drawn && (drawn.font.advances(character)[0] ?? 0) * drawn.scale
      }, letterCase)
    },
  }
}

/** One system font, its average letter made as wide as `letter`, which is in em; as it is without one. */
function standIn(
  { family }: ThemeFont,
  { local, letterCase }: FallbackFace,
  { ascent, descent, has }: Measured,
  part: Pick<StandIn, 'weight' | 'stretch'> & {
    readonly index: number
    readonly letter: number | undefined
  },
): StandIn {
  const { index, letter, weight, stretch } = part
  const { names, advances } = localFont(local[index] ?? '')
  const own = averageAdvance(
    // Of the same letters: a font that is cut to a few words may have none but narrow ones.
    (character) =>
      has(character) ? (advances[character.charCodeAt(0) - 32] ?? 0) / 1000 : undefined,
    letterCase,
  )
  const adjust = letter === undefined || own === undefined ? 1 : letter / own
  return {
    family: `${family} Fallback${index > 0 ? ` ${index + 1}` : ''}`,
    local: names,
    weight,
    stretch,
    sizeAdjust: round(adjust * 100),
    ascent: round((ascent / adjust) * 100),
    descent: round((descent / adjust) * 100),
  }
}

function localFont(name: string): { names: string[]; advances: number[] } {
  if (name in localFonts) return localFonts[name as keyof typeof localFonts]
  throw new Refusal(
    `The widths of the system font “${name}” are not known.`,
    `Name one of ${Object.keys(localFonts).join(', ')} under "fallback", or add it to tools/fonts/local-fonts.json.`,
  )
}

/** The parts of a width axis that are nearest to each width of a face, and not to one of those beside it. */
function widthParts(
  axis: readonly [number, number] | undefined,
  face: FallbackFace,
  beside: readonly FallbackFace[],
): Array<{ stretch: readonly [number, number] | undefined; wdth: number }> {
  if (!axis) return [{ stretch: undefined, wdth: 100 }]
  const [min, max] = axis
  const all = widthsOn(axis, beside).toSorted((a, b) => a - b)
  return widthsOn(axis, [face]).map((wdth) => {
    const at = all.indexOf(wdth)
    const [before, after] = [all[at - 1], all[at + 1]]
    const from = before === undefined ? min : middle([before, wdth])
    return { stretch: [from, after === undefined ? max : middle([wdth, after])], wdth }
  })
}

/** The widths of faces, once each: what is beyond the axis is drawn as its end, what names none as its middle. */
function widthsOn(axis: readonly [number, number], faces: readonly FallbackFace[]): number[] {
  const [min, max] = axis
  const widths = faces.flatMap((face) => face.widths ?? [middle(axis)])
  return [...new Set(widths.map((width) => Math.min(Math.max(width, min), max)))]
}

function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
