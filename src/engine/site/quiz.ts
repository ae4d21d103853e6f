/** The four choices of a question, by the letters of its sheet. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const

export type Letter = (typeof LETTERS)[number]

/** The copies of the sheets that travel with the site, seen from where it is served. */
export const CACHED_SHEETS = {
  questions: 'cached/cached.quiz.json',
  scoring: 'cached/cached.scoring.json',
  profiles: 'cached/cached.profiles.json',
} as const

export interface Choice {
  readonly label: string
  /** The picture as the sheet names it; none for a choice of words. */
  readonly image?: string
}

/**
 * What a choice of the sheet says: words, or words and a picture (`A pickle - media/pickle.jpg`).
 * It is split at the last ` - ` in front of a URL or a path.
 */
export function parseChoice(text: string): Choice {
  for (let at = text.lastIndexOf(' - '); at > 0; at = text.lastIndexOf(' - ', at - 1)) {
    const image = text.slice(at + 3).trim()
    if (/^(?:https?:\/\/|\/|[\w.-]+\/)\S/.test(image))
      return { label: text.slice(0, at).trim(), image }
  }
  return { label: text }
}

/** The columns of a result that are called the same in every quiz. */
const common = [
  'Hero Image',
  'Share Image',
  'You Are:',
  'Description',
  'Lower Bound',
  'Upper Bound',
]

/**
 * What a row of the results is a result of. Its column is called after what the quiz is about, so
 * it is the first that no other quiz has; undefined where that holds no text.
 */
export function resultName(row: object): string | undefined {
  const name: unknown = Object.entries(row).find(([column]) => !common.includes(column))?.[1]
  return typeof name === 'string' ? name : undefined
}

/** Every sum that one number of each list can make, ascending; 0 for no lists. */
export function reachableScores(points: readonly (readonly number[])[]): number[] {
  let sums = new Set([0])
  for (const choices of points)
    sums = new Set([...sums].flatMap((sum) => choices.map((more) => sum + more)))
  return [...sums].toSorted((a, b) => a - b)
}
