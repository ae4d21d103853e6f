/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number

/** The items in another order (Fisher–Yates): each order as likely as every other. */
export function shuffle<T>(items: readonly T[], random: Random = Math.random): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last] as T, result[other] as T]
    result[last] = b
    result[other] = a
  }
  return result
}
