import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs'

import type { FontMetrics } from '#engine/fit.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&+-–—’‘“”\'"@#$%/()…éÉñÑ']
/** Distance between two samples on the width axis, in its own units. */
const STEP = 5

/** Opens an SFNT font; the same engine shapes text in browsers, so its widths are theirs. */
export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes), 0))
}

/** Advances and kerning at one weight along the width axis, from `min` to `max`. */
export function measureFont(font: Font, { weight, min, max }: { weight: number; min: number; max: number }): FontMetrics {
  const samples: number[] = []
  for (let wdth = min; wdth < max; wdth += STEP) samples.push(wdth)
  samples.push(max)
  const advances: Record<string, number[]> = {}
  const kerning: Record<string, number[]> = {}
  for (const wdth of samples) {
    font.setVariations([new Variation('wght', weight), new Variation('wdth', wdth)])
    for (const letter of letters) (advances[letter] ??= []).push(textWidth(font, letter))
    for (const a of letters) {
      for (const b of letters) {
        const kern = textWidth(font, a + b) - (advances[a]?.at(-1) ?? 0) - (advances[b]?.at(-1) ?? 0)
        ;(kerning[a + b] ??= []).push(kern)
      }
    }
  }
  const kerned = Object.entries(kerning).filter(([, values]) => values.some((value) => value !== 0))
  return { unitsPerEm: font.face.upem, samples, advances, kerning: Object.fromEntries(kerned) }
}

/** Mean advance per character of ordinary English text, in ems; at `weight` where one is given. */
export function averageAdvance(font: Font, weight?: number): number {
  if (weight !== undefined) font.setVariations([new Variation('wght', weight), new Variation('wdth', 100)])
  return textWidth(font, ordinary) / ordinary.length / font.face.upem
}

const ordinary = 'Most of what we stack, we make: the meats get roasted before you wake up, the sauces get whisked by hand.'

function textWidth(font: Font, text: string): number {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}
