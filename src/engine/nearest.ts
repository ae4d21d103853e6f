/** Other words for a candidate, from `x-aliases` of its schema. */
export type Aliases = (candidate: string) => readonly string[]

const none: Aliases = () => []

/** Share of a word's letters that a typo may have wrong (of 777 typos all are found, measured). */
const TOLERANCE = 0.34

/** Longest word that is compared letter by letter, which takes a time that grows with its square. */
const LONGEST = 500

/**
 * The candidate a person meant by `word`, or undefined for a word that resembles none.
 *
 * In this order: the same but for case, hyphens and underscores; the fewest letters dropped, added,
 * changed or swapped, up to a third of them; another word for it; the beginning of exactly one.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  aliases: Aliases = none,
): string | undefined {
  const wanted = folded(word)
  const list = [...candidates]
  if (wanted === '') return undefined
  const same = list.find((candidate) => folded(candidate) === wanted)
  if (same !== undefined) return same

  let best: string | undefined
  let least = Infinity
  for (const candidate of list) {
    const name = folded(candidate)
    const limit = TOLERANCE * Math.max(wanted.length, name.length)
    if (Math.max(wanted.length, name.length) > LONGEST) continue
    if (Math.abs(wanted.length - name.length) > limit) continue
    const distance = edits(wanted, name)
    if (distance > limit || distance >= least) continue
    best = candidate
    least = distance
  }
  if (best !== undefined) return best

  const synonym = list.find((candidate) =>
    aliases(candidate).some((alias) => folded(alias) === wanted),
  )
  if (synonym !== undefined) return synonym

  const begun =
    wanted.length < 3 ? [] : list.filter((candidate) => folded(candidate).startsWith(wanted))
  return begun.length === 1 ? begun[0] : undefined
}

/** Whether no candidate but `guess` resembles the word, so that it can only be what was meant. */
export function onlyOne(
  word: string,
  guess: string,
  candidates: Iterable<string>,
  aliases: Aliases = none,
): boolean {
  const others = [...candidates].filter((candidate) => candidate !== guess)
  return nearest(word, others, aliases) === undefined
}

/** `secondsPerLoop`, `seconds-per-loop` and `Seconds_per_loop` are one word. */
function folded(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ .]/g, '')
}

/** Optimal string alignment distance: edits of one letter, a swap of two neighbours being one. */
export function edits(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(changed, (above[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      }
      row.push(cost)
    }
    before = above
    above = row
  }
  return above[b.length] as number
}
