import { squareWidth } from './wide.ts'

/**
 * Where letters of a text reach beyond capitals: over them, as in É and Å, or under the line, as in
 * Ç, or both, as 三 does.
 */
export interface Marks {
  readonly above: boolean
  readonly below: boolean
  /** Whole letters hang under the line, as in Arabic. */
  readonly deep: boolean
}

/** Of a line that is spelt as it shows, in capitals. */
export function marksOf(capitals: string): Marks {
  const parts = capitals.normalize('NFD')
  const deep = /\p{Script=Arabic}/u.test(parts)
  const square = [...parts].some((letter) => squareWidth(letter) > 0)
  return {
    above: deep || square || /[\u0300-\u0315\u033d-\u0344\u0346]/.test(parts),
    below: deep || square || /[\u0316-\u0319\u031c-\u0333]/.test(parts),
    deep,
  }
}
