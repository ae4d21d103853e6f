/** Blocks that were lifted by Space, to be put down elsewhere by keys. */
import { isRecord } from '#engine/schema.ts'
import { entriesIn, selectedBlocks, selectedIndices } from '#studio/commands/command.ts'
import { moveBlocksTo } from '#studio/commands/move-blocks-to.ts'
import { blockTitle, blocksTitle } from '#studio/commands/titles.ts'
import { type StudioState, contextOf } from '#studio/state/store.ts'

/** The place before which they would drop; undefined while nothing is lifted. */
export type Lift = number | undefined

/** What a key does to it. Undefined for a key that means nothing here. */
export function lifted(state: StudioState, lift: Lift, key: string): { lift: Lift } | undefined {
  const context = contextOf(state)
  const indices = selectedIndices(context)
  const [first] = indices
  const count = entriesIn(state.values[state.page])?.length ?? 0
  const title = blocksTitle(selectedBlocks(context))
  if (lift === undefined) {
    if (key !== ' ' || first === undefined) return undefined
    state.say(`${title} lifted. Arrows move it, Space drops it, Escape puts it back.`)
    return { lift: first }
  }
  if (key === 'Escape') {
    state.say(`${title} is back where it was.`)
    return { lift: undefined }
  }
  if (key === ' ' || key === 'Enter') {
    if (indices.includes(lift) || indices.includes(lift - 1))
      state.say(`${title} is back where it was.`)
    else state.run(moveBlocksTo, { index: lift })
    return { lift: undefined }
  }
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const next = key === 'Home' ? 0 : key === 'End' ? count : by === 0 ? undefined : lift + by
  if (next === undefined) return undefined
  // The places beside a lifted block are where it is.
  const gone = (place: number): boolean => indices.includes(place - 1) && place !== first
  let place = next
  while (gone(place) && place > 0 && place < count) place += by || 1
  const bounded = Math.max(0, Math.min(place, count))
  state.say(placeWords(entriesIn(state.values[state.page]) ?? [], bounded))
  return { lift: bounded }
}

/** "Between Intro and Faves." */
function placeWords(entries: readonly unknown[], place: number): string {
  const title = (at: number): string => {
    const entry = entries[at]
    return isRecord(entry) ? blockTitle(entry) : 'something that is no block'
  }
  if (place === 0) return 'At the top.'
  if (place >= entries.length) return 'At the end.'
  return `Between ${title(place - 1)} and ${title(place)}.`
}
