/**
 * Where the change between two texts ends in the second, in UTF-16 units: the place for a caret. The
 * end of the text where both are the same.
 */
export function endOfChange(before: string, after: string): number {
  // By characters, so that the caret never comes to stand within an emoji.
  const [old, next] = [[...before], [...after]]
  const most = Math.min(old.length, next.length)
  let start = 0
  while (start < most && old[start] === next[start]) start += 1
  let rest = 0
  while (rest < most - start && old.at(-1 - rest) === next.at(-1 - rest)) rest += 1
  return next.slice(0, next.length - rest).join('').length
}
