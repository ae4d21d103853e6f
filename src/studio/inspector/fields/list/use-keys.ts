import { useState } from 'react'

import { align } from '#engine/edit/align.ts'

interface Keyed {
  readonly items: readonly unknown[]
  readonly keys: readonly number[]
  readonly next: number
}

/** A name for each item that stays with it, whoever changes the list: typing, undo, the JSON tab. */
export function useKeys(items: readonly unknown[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>(() => follow({ items: [], keys: [], next: 0 }, items))
  if (keyed.items === items) return keyed.keys
  const now = follow(keyed, items)
  setKeyed(now)
  return now.keys
}

export function follow({ items, keys, next }: Keyed, after: readonly unknown[]): Keyed {
  // A list of as many in which one changed is typing: the others are the same objects.
  const same = after.length === items.length && changes(items, after) <= 1
  const from = same ? after.map((_, index) => index) : align(items, after)
  let fresh = next
  const now = from.map((index, place) => {
    // One that has another name now, and with it another place was changed, is still where it was.
    const isRenamed = index < 0 && after.length === items.length && !from.includes(place)
    const key = keys[isRenamed ? place : index]
    if (key !== undefined) return key
    fresh += 1
    return fresh
  })
  return { items: after, keys: now, next: fresh }
}

function changes(before: readonly unknown[], after: readonly unknown[]): number {
  return after.filter((item, index) => item !== before[index]).length
}
