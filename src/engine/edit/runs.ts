/** Longest runs in order, of lists whose items are numbers. */

/**
 * Cells of the largest table that is made: lists of 5,000 and 5,000 take a tenth of a second and 50 MB.
 */
const CELLS = 25_000_000

/** How many items, or letters, two lists or texts share at their start, and behind those at their end. */
export function commonEnds<T>(a: ArrayLike<T>, b: ArrayLike<T>): [head: number, tail: number] {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1
  return [head, tail]
}

/**
 * A longest common run of two lists: pairs of places in `a` and `b`. Of lists that are too long for a
 * table of all pairs, one that goes through what either has just once.
 */
export function commonRun(a: readonly number[], b: readonly number[]): [number, number][] {
  const [head, tail] = commonEnds(a, b)
  const inA = a.slice(head, a.length - tail)
  const inB = b.slice(head, b.length - tail)
  const middle = inA.length * inB.length > CELLS ? pastAnchors(inA, inB) : longest(inA, inB)
  return [
    ...Array.from({ length: head }, (_, index): [number, number] => [index, index]),
    ...middle.map(([i, j]): [number, number] => [i + head, j + head]),
    ...Array.from({ length: tail }, (_, index): [number, number] => [
      a.length - tail + index,
      b.length - tail + index,
    ]),
  ]
}

function longest(a: readonly number[], b: readonly number[]): [number, number][] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] as number
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return walked(at, (i, j) => a[i] === b[j])
}

/**
 * The pairs on the best way through a table: of what can still be reached from a place in two lists on,
 * 0 behind their ends.
 */
export function walked(
  at: (i: number, j: number) => number,
  isPair: (i: number, j: number) => boolean,
): [number, number][] {
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; at(i, j) > 0;) {
    if (isPair(i, j)) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

function pastAnchors(a: readonly number[], b: readonly number[]): [number, number][] {
  const places = onceIn(b)
  const both = [...onceIn(a)].flatMap(([number, i]): [number, number][] => {
    const j = places.get(number)
    return j === undefined ? [] : [[i, j]]
  })
  const still = staying(both.map(([, j]) => j))
  const anchors = both.filter((_, index) => still.has(index))
  if (anchors.length === 0) return []
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...anchors, [a.length, b.length] as const]) {
    for (const [inA, inB] of commonRun(a.slice(i, nextI), b.slice(j, nextJ)))
      pairs.push([i + inA, j + inB])
    if (nextI < a.length) pairs.push([nextI, nextJ])
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return pairs
}

/** Where those stand that a list has once, in its order. */
function onceIn(list: readonly number[]): Map<number, number> {
  const places = new Map<number, number>()
  const twice = new Set<number>()
  for (const [index, number] of list.entries())
    if (places.has(number)) twice.add(number)
    else places.set(number, index)
  for (const number of twice) places.delete(number)
  return places
}

/** Indexes into `numbers` of a longest increasing run; what is not in it has moved. */
export function staying(numbers: readonly number[]): Set<number> {
  const best: number[] = []
  const previous: number[] = []
  for (const [index, value] of numbers.entries()) {
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[best[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (best[low - 1] as number) : -1
    best[low] = index
  }
  const run = new Set<number>()
  for (let at = best.at(-1) ?? -1; at >= 0; at = previous[at] as number) run.add(at)
  return run
}
