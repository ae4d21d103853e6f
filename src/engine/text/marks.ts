/** Where letters of a text reach beyond capitals: over them, as in É and Å, or under the line, as in Ç. */
export interface Marks {
  readonly above: boolean
  readonly below: boolean
  /** Whole letters hang under the line, as in Arabic. */
  readonly deep: boolean
}

/** Of a line that is set in capitals. Where a dot belongs to the i, its capital has one too. */
export function marksOf(text: string, lang: string): Marks {
  const capitals = /^(?:tr|az)\b/.test(lang) ? text.replaceAll('i', 'İ') : text
  const parts = capitals.normalize('NFD')
  const deep = /\p{Script=Arabic}/u.test(parts)
  return {
    above: deep || /[\u0300-\u0315\u033d-\u0344\u0346]/.test(parts),
    below: deep || /[\u0316-\u0319\u031c-\u0333]/.test(parts),
    deep,
  }
}
