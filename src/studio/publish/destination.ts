import { plainName } from '#engine/text/plain-name.ts'

/** Where it goes: a proposal is a branch of its own, in git's words. */
export interface Destination {
  readonly isProposal: boolean
  /** What the proposal is called. */
  readonly name: string
  /** To the place that others have the site from: git's remote. */
  readonly send: boolean
}

/** The branch of a proposal: "Autumn menu" is `autumn-menu`. What is a name of a branch already stays. */
export function branchOf(name: string): string {
  const words = name.trim()
  return /\s/.test(words) ? plainName(words) || words : words
}
