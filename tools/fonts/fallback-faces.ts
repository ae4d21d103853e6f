/**
 * What stands in until a font has arrived.
 *
 * A font of the visitor's own system is stretched until a typical word is as wide as in the real
 * font, and given the real font's ascent and descent, so that lines break and stand where they will
 * in the end. A system font has no width axis, so a font with one gets a stand-in for every 20 % of
 * it: a condensed headline has a small stand-in and does not run out of its box.
 *
 * Arial is there on Windows, macOS and iOS (as Liberation Sans, of the same widths, on Linux), and
 * Roboto on Android. Arial Black and Impact are nearer in colour to heavy display type, but are on
 * neither phones nor Linux, where a slow network is likeliest; hence Arial Bold.
 */
import localFonts from './local-fonts.json' with { type: 'json' }
import { averageAdvance } from './letter-frequency.ts'
import { openFont } from './open-font.ts'
import type { DrawnFace } from './measure-font.ts'
import type { ThemeFont } from './theme-fonts.ts'
import { Refusal } from '#tools/lib/command.ts'

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

const WIDTH_STEP = 20

/** The stand-ins of a font, in the order CSS should try their families. @throws {Refusal} */
export function standIns({ family, fallback }: ThemeFont, faces: readonly DrawnFace[]): StandIn[] {
  const fonts = faces.map(({ bytes, scale }) => ({ font: openFont(bytes), scale }))
  const main = fonts[0]?.font
  if (!main) return []
  return fallback.faces.flatMap(({ local, weight }) =>
    widthSteps(main.axes['wdth']).flatMap((stretch) => {
      const axes = { wght: middle(weight), ...(stretch ? { wdth: middle(stretch) } : {}) }
      for (const { font } of fonts) font.setAxes(axes)
      const real = averageAdvance((character) => {
        const drawn = fonts.findLast(({ font }) => font.characters.has(character))
        return drawn && (drawn.font.advances(character)[0] ?? 0) * drawn.scale
      }, fallback.letterCase)
      return local.map((name, index) => {
        const { names, advances } = localFont(name)
        const own = averageAdvance((character) => (advances[character.charCodeAt(0) - 32] ?? 0) / 1000, fallback.letterCase)
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

function widthSteps(axis: readonly [number, number] | undefined): Array<readonly [number, number] | undefined> {
  if (!axis) return [undefined]
  const [min, max] = axis
  const count = Math.max(1, Math.round((max - min) / WIDTH_STEP))
  const edge = (index: number): number => round(min + ((max - min) * index) / count)
  return Array.from({ length: count }, (_, index) => [edge(index), edge(index + 1)])
}

function middle([low, high]: readonly [number, number]): number {
  return (low + high) / 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
