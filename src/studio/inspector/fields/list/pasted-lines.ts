import { plainPaste } from '#studio/inspector/form/plain-paste.ts'

import { tooMany } from './item-commands.ts'

/** A field of one item while something is pasted into it. */
export interface Into {
  readonly items: readonly unknown[]
  readonly index: number
  /** What stands before and after what is selected there. */
  readonly around: readonly [before: string, after: string]
  readonly most: number | undefined
}

export interface Pasted {
  readonly items: readonly unknown[]
  /** Where the last of the lines stands. */
  readonly last: number
  /** Why some of them have no place. */
  readonly refused: string | undefined
}

/**
 * A list of words into which several lines are pasted, as from a spreadsheet: the first joins the item
 * that has the cursor, each of the others is an item of its own below it, as many as there is room
 * for. Undefined for less than two lines.
 */
export function pastedLines(
  lines: readonly string[],
  { items, index, around, most }: Into,
): Pasted | undefined {
  if (lines.length < 2) return undefined
  const room = Math.max(1, 1 + (most ?? Infinity) - items.length)
  const taken = lines.slice(0, room)
  const [before, after] = around
  const words = taken.map(
    (line, at) => (at === 0 ? before : '') + line + (at === taken.length - 1 ? after : ''),
  )
  const left = lines.length - taken.length
  return {
    items: items.toSpliced(index, 1, ...words),
    last: index + words.length - 1,
    refused:
      left === 0
        ? undefined
        : `${left === 1 ? 'The last line was' : `The last ${left} lines were`} left out. ${tooMany(most ?? 0, most)}`,
  }
}

/** The lines of a pasted text that say something. */
export function plainLines(text: string): string[] {
  return plainPaste(text)
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
}
