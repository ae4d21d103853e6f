export interface Order {
  readonly ids: readonly string[]
  /** Items that both sides moved, each to another place. They stand where ours put them. */
  readonly contested: readonly string[]
}

/**
 * One order out of two: what one side moved goes where that side put it, what one side added stands
 * after what it followed there, ours before theirs. Only `kept` ids are in the result, each once.
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): Order {
  const inTheirs = new Set(theirs)
  const inOurs = new Set(ours)
  const inBase = new Set(base)
  const shared = (ids: readonly string[]): string[] =>
    ids.filter((id) => kept.has(id) && inBase.has(id) && inOurs.has(id) && inTheirs.has(id))
  const [old, mine, others] = [shared(base), shared(ours), shared(theirs)]
  const { ids, contested } = moves(old, mine, others)
  const result = [...ids]
  addFrom(ours, result, kept, new Set())
  addFrom(theirs, result, kept, inOurs)
  return { ids: result, contested }
}

/**
 * Of any two items the side that changed which comes first is believed; if both changed it they agree.
 * That is one order, unless it runs in a circle: the items of a circle stand as in `ours`, and those
 * that both sides moved are contested. Circles are told by scores, as in a tournament: the first k
 * items beat all others exactly when their wins add up to that.
 */
function moves(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): { ids: readonly string[]; contested: string[] } {
  const [was, own, other] = [places(base), places(ours), places(theirs)]
  const first = (order: Map<string, number>, a: string, b: string): boolean =>
    (order.get(a) as number) < (order.get(b) as number)
  const wins = new Map(ours.map((id) => [id, 0]))
  const byUs = new Set<string>()
  const byThem = new Set<string>()
  for (const [index, a] of base.entries()) {
    for (const b of base.slice(index + 1)) {
      const before = first(was, a, b)
      const [us, them] = [first(own, a, b), first(other, a, b)]
      if (us !== before) byUs.add(a).add(b)
      if (them !== before) byThem.add(a).add(b)
      const winner = (us === before ? them : us) ? a : b
      wins.set(winner, (wins.get(winner) as number) + 1)
    }
  }
  const ranked = ours.toSorted((a, b) => (wins.get(b) as number) - (wins.get(a) as number))
  const ids: string[] = []
  const contested: string[] = []
  let start = 0
  let sum = 0
  for (const [index, id] of ranked.entries()) {
    const count = index + 1
    sum += wins.get(id) as number
    if (sum !== (count * (count - 1)) / 2 + count * (ranked.length - count)) continue
    const group = new Set(ranked.slice(start, count))
    ids.push(...ours.filter((other) => group.has(other)))
    if (group.size > 1)
      contested.push(...ours.filter((id) => group.has(id) && byUs.has(id) && byThem.has(id)))
    start = count
  }
  return { ids, contested }
}

function places(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]))
}

/** Puts what `side` has and `result` lacks after what it follows in `side`. */
function addFrom(
  side: readonly string[],
  result: string[],
  kept: ReadonlySet<string>,
  earlier: ReadonlySet<string>,
): void {
  const there = new Set(result)
  for (const id of side) {
    if (there.has(id) || !kept.has(id)) continue
    insertAfter(id, side, result, (other) => earlier.has(other) && !side.includes(other))
    there.add(id)
  }
}

/** Inserts `id` after the nearest of its predecessors in `side`, and after what `passes` names. */
function insertAfter(
  id: string,
  side: readonly string[],
  result: string[],
  passes: (id: string) => boolean,
): void {
  let at = 0
  for (let index = side.indexOf(id) - 1; index >= 0; index -= 1) {
    const found = result.indexOf(side[index] as string)
    if (found < 0) continue
    at = found + 1
    break
  }
  while (at < result.length && passes(result[at] as string)) at += 1
  result.splice(at, 0, id)
}

/** The same ids, of which those of `order` stand as they do there, among the others. */
export function inOrderOf(order: readonly string[], ids: readonly string[]): string[] {
  const sorted = order.filter((id) => ids.includes(id))
  return ids.map((id) => (order.includes(id) ? (sorted.shift() as string) : id))
}
