/**
 * Which stand-in a stacked headline takes until its font is there.
 *
 * Two fonts share no widths: letters of the one that are as wide as those of the other on average
 * are up to a fifth wider or narrower in a word. So a headline has a choice of stand-ins, each a
 * little larger than the one before, and takes the largest in which it is not wider than in its
 * own font. It names it by its weight: these are beyond the heaviest that the font has, which is
 * what the font itself answers with, unless the line says by its axis that it is to be lighter.
 */

/** The stand-ins of one face. Plain data: it may be kept as JSON. */
export interface StandIns {
  /** By weight from `FIRST` on: what the letter size is multiplied by, ascending. */
  readonly scales: readonly number[]
  /** The advance of a character in em, in the system font where it is widest. */
  readonly advances: Readonly<Record<string, number>>
}

/** The weight of the smallest stand-in. */
export const FIRST = 901

/**
 * The weight at which the largest stand-in stands in whose line is no wider than its column, as it
 * is spelt; `size` is the size of its letters as a share of the column. Where none fits it is the
 * smallest. A character that is not known counts as one em.
 */
export function standInWeight({ scales, advances }: StandIns, text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{Mn}/gu, '')]
  const width = size * letters.reduce((sum, letter) => sum + (advances[letter] ?? 1), 0)
  return (
    FIRST +
    Math.max(
      scales.findLastIndex((scale) => scale * width <= 1),
      0,
    )
  )
}
