import type { Choice, Letter } from '#engine/site/quiz.ts'

export interface Question {
  readonly id: string
  readonly text: string
  /** Whether it is shown as pictures. */
  readonly pictured: boolean
  readonly choices: Readonly<Record<Letter, Choice>>
  readonly points: Readonly<Record<Letter, number>>
}

/** A result. `lower` and `upper` belong to it. */
export interface Profile {
  readonly name: string
  readonly hero: string
  readonly share: string
  readonly youAre: string
  readonly description: string
  readonly lower: number
  readonly upper: number
}

/** One set of sheets, never parts of two. It has at least one question and one profile. */
export interface Quiz {
  readonly questions: readonly Question[]
  readonly profiles: readonly Profile[]
}

/** The result of a score: the first profile whose bounds, both inclusive, hold it. */
export function resultOf({ profiles }: Quiz, score: number): Profile | undefined {
  return profiles.find(({ lower, upper }) => lower <= score && score <= upper)
}
