import { type Breach, limitBreaches } from '#engine/limits.ts'

import { blockTitle } from './titles.ts'

/**
 * True, or why the list of blocks may not come to be that. A page that was beyond a limit before may
 * stay so, but nothing makes it worse.
 */
export function limitRefusal(before: readonly unknown[], after: readonly unknown[]): true | string {
  const known = limitBreaches(before)
  const count = (all: readonly Breach[], { type, after: other }: Breach): number =>
    all.filter((one) => one.type === type && one.after === other).length
  const worse = limitBreaches(after).find((one, _, all) => count(all, one) > count(known, one))
  if (!worse) return true
  const { type, after: other, max } = worse
  if (other !== undefined)
    return `${blockTitle({ type })} can’t come right after ${blockTitle({ type: other })}.`
  return max === 1
    ? `A page can have only one ${blockTitle({ type })}.`
    : `A page can have up to ${max} of ${blockTitle({ type })}.`
}

/** Whether the page has all it may have of a block. */
export function isUsedUp(blocks: readonly unknown[], block: unknown): boolean {
  return limitBreaches([...blocks, block]).some(
    ({ index, max }) => index === blocks.length && max !== undefined,
  )
}
