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
import { Refusal } from '#tools/lib/command.ts'

import { averageAdvance } from './letter-frequency.ts'
import localFonts from './local-fonts.json' with { type: 'json' }
import type { DrawnFace } from './measure-font.ts'
import { openFont } from './open-font.ts'
import type { ThemeFont } from './theme-fonts.ts'

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

/** The stand-ins of a font, in the order CSS should try their families. @throws {Refusal} */
export function standIns({ family, fallback }: ThemeFont, faces: readonly DrawnFace[]): StandIn[] {
  const fonts = faces.map(({ bytes, scale }) => ({ font: openFont(bytes), scale }))
  const main = fonts[0]?.font
  if (!main) return []
  return fallback.faces.flatMap(({ local, weight, widths = [], letterCase }) =>
    widthParts(main.axes['wdth'], widths).flatMap(({ stretch, wdth }) => {
      for (const { font } of fonts)
        font.setAxes({ wght: middle(weight), ...(stretch ? { wdth } : {}) })
      const real = averageAdvance((character) => {
        const drawn = fonts.findLast(({ font }) => font.characters.has(character))
        return drawn && (drawn.font.advances(character)[0] ?? 0) * drawn.scale
      }, letterCase)
      return local.map((name, index) => {
        const { names, advances } = localFont(name)
        const own = averageAdvance(
          (character) => (advances[character.charCodeAt(0) - 32] ?? 0) / 1000,
          letterCase,
        )
        const adjust = real / own
        return {
          family: `${family} Fallback${index > 0 ? ` ${index + 1}` : ''}`,
          local: names,
          weight,
          stretch,
          sizeAdjust: round(adjust * 100),
          ascent: round((main.ascent / adjust) * 100),
          descent: round((main.descent / adjust) * 100),
        }
      })
    }),
  )
}

function localFont(name: string): { names: string[]; advances: number[] } {
  if (name in localFonts) return localFonts[name as keyof typeof localFonts]
  throw new Refusal(
    `The widths of the system font "${name}" are not known.`,
    `Name one of ${Object.keys(localFonts).join(', ')} under "fallback", or add it to tools/fonts/local-fonts.json.`,
  )
}

/** The parts of a width axis that are nearest to each of these widths. */
function widthParts(
  axis: readonly [number, number] | undefined,
  widths: readonly number[],
): Array<{ stretch: readonly [number, number] | undefined; wdth: number }> {
  if (!axis) return [{ stretch: undefined, wdth: 100 }]
  const [min, max] = axis
  const own = widths.length > 0 ? widths : [middle(axis)]
  return own.map((wdth, index) => {
    const [before, after] = [own[index - 1], own[index + 1]]
    const from = before === undefined ? min : middle([before, wdth])
    return { stretch: [from, after === undefined ? max : middle([wdth, after])], wdth }
  })
}

function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
