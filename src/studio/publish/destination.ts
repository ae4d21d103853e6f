import { plainName } from '#engine/text/plain-name.ts'

/** Where it goes: a proposal is a branch of its own, in git's words. */
export interface Destination {
  readonly isProposal: boolean
  /** What the proposal is called. */
  readonly name: string
  /** To the place that others have the site from: git's remote. */
  readonly send: boolean
}

/** Most letters of a branch: git keeps it as a file, whose name has 255 bytes at most. */
const MOST = 60

/** A letter that has no form in English, unlike `é` or `ß`. */
const elsewhere = /(?!\p{Script=Latin})\p{L}/u

/**
 * The branch of a proposal: "Autumn menu" is `autumn-menu`, and "Осеннее меню" `Осеннее-меню`. What is a
 * name of a branch already stays, but for what is too long of it, and for signs at its end.
 */
export function branchOf(name: string): string {
  const words = name.trim()
  const plain = elsewhere.test(words) ? inLetters(words) : plainName(words)
  const branch = /\s/.test(words) && plain !== '' ? plain : words.replaceAll(/\s+/g, '-')
  return [...branch]
    .slice(0, MOST)
    .join('')
    .replace(/[-./]+$/, '')
}

/** Without the signs between words, some of which git takes in no name. */
function inLetters(words: string): string {
  return words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}
