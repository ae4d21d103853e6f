/**
 * Where the focus goes from the item at `index` by this key, around the ends; undefined for a key
 * that does not move it, and where there is nothing to go to.
 */
export function rove(
  key: string,
  index: number,
  count: number,
  way: 'row' | 'column' = 'column',
): number | undefined {
  if (count === 0) return undefined
  const [back, on] = way === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === back) return index <= 0 ? count - 1 : index - 1
  if (key === on) return index >= count - 1 ? 0 : index + 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
