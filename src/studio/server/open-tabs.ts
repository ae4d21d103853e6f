/**
 * Tabs of one browser know of each other by a lock that each holds for as long as it is there: the
 * browser lets go of it whatever ends the tab.
 */
import { tab } from './request.ts'

const LOCK = 'studio-tab '

/** Lets the other tabs of this browser know of this one, until it is gone. */
export function tellTabs(): void {
  navigator.locks.request(LOCK + tab, () => new Promise(() => {})).catch(() => {})
}

/** The tabs of this browser that are open, by name; none where it lets no tab know of another. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return new Set(held.map(({ name = '' }) => name.replace(LOCK, '')))
}
