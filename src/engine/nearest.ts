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
  return nearestOf(candidates, aliases)(word)
}

/** As `nearest`, for many words of which each may mean one of the same thousands. */
export function nearestOf(
  candidates: Iterable<string>,
  aliases: Aliases = none,
): (word: string) => string | undefined {
  const all = Array.from(candidates, (candidate) => ({ candidate, name: folded(candidate) }))
  const known = new Map(all.toReversed().map(({ candidate, name }) => [name, candidate]))
  const counts: Uint16Array[] = []
  return (word) => {
    const wanted = folded(word)
    if (wanted === '') return undefined
    const same = known.get(wanted)
    if (same !== undefined) return same

    const own = letters(wanted)
    let best: string | undefined
    let least = Infinity
    for (const [index, { candidate, name }] of all.entries()) {
      if (least === 1) break
      const longer = Math.max(wanted.length, name.length)
      const most = Math.min(Math.floor(TOLERANCE * longer), least - 1)
      if (longer > LONGEST || Math.abs(wanted.length - name.length) > most) continue
      if (isBeyond(own, (counts[index] ??= letters(name)), most)) continue
      const distance = edits(wanted, name, most)
      if (distance > most) continue
      best = candidate
      least = distance
    }
    if (best !== undefined) return best

    const synonym = all.find(({ candidate }) =>
      aliases(candidate).some((alias) => folded(alias) === wanted),
    )
    if (synonym) return synonym.candidate

    const begun = wanted.length < 3 ? [] : all.filter(({ name }) => name.startsWith(wanted))
    return begun.length === 1 ? begun[0]?.candidate : undefined
  }
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

/** How often a word has each letter; letters that have the same last bits count as one. */
function letters(word: string): Uint16Array {
  const counts = new Uint16Array(32)
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) & 31
    counts[letter] = (counts[letter] as number) + 1
  }
  return counts
}

/** Whether two words have so few letters in common that more than `most` edits lie between them. */
function isBeyond(a: Uint16Array, b: Uint16Array, most: number): boolean {
  let [more, fewer] = [0, 0]
  for (let letter = 0; letter < a.length; letter += 1) {
    const difference = (a[letter] as number) - (b[letter] as number)
    if (difference > 0) more += difference
    else fewer -= difference
  }
  return more > most || fewer > most
}

/**
 * Optimal string alignment distance: edits of one letter, a swap of two neighbours being one. One
 * that is more than `most` is only sure to be more.
 */
export function edits(a: string, b: string, most = Infinity): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  let row: number[] = []
  let least = 0
  for (let i = 1; i <= a.length; i += 1) {
    const last = least
    // What stands further apart than `most` is more edits than that away.
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    least = row[from - 1] = from === 1 ? i : Infinity
    row[to + 1] = Infinity
    for (let j = from; j <= to; j += 1) {
      const changed = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(changed, (above[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    // A swap goes on from the row before the last one.
    if (least > most && last >= most) return Infinity
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length] as number
}
