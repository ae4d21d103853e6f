/**
 * How often characters stand in a thousand of English prose, spaces and signs included; derived
 * from https://en.wikipedia.org/wiki/Letter_frequency. Enough to compare two fonts by.
 */
const PER_THOUSAND: Readonly<Record<string, number>> = {
  ' ': 170,
  e: 100,
  t: 72,
  a: 65,
  o: 60,
  i: 56,
  n: 54,
  s: 51,
  h: 48,
  r: 48,
  d: 34,
  l: 32,
  c: 22,
  u: 22,
  m: 19,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 15,
  b: 12,
  v: 8,
  k: 6,
  j: 1,
  x: 1,
  q: 1,
  z: 1,
  '.': 9,
  ',': 9,
  "'": 3,
  '-': 2,
}

/** Letters of a hundred that are capitals where nothing raises all of them. */
const CAPITALS = 4

/** Of a thousand characters so many letters must be known: fewer say nothing about the others. */
const FEWEST = 100

/**
 * The advance of an average character. A character without an advance is left out of account;
 * undefined where hardly a letter has one, as in a font cut to the words of another script.
 */
export function averageAdvance(
  advance: (character: string) => number | undefined,
  letterCase: 'upper' | undefined,
): number | undefined {
  let total = 0
  let count = 0
  let letters = 0
  const add = (character: string, times: number): void => {
    const width = advance(character)
    if (width === undefined) return
    total += width * times
    count += times
    if (/[a-z]/i.test(character)) letters += times
  }
  for (const [letter, times] of Object.entries(PER_THOUSAND)) {
    const capitals = letterCase === 'upper' ? 100 : CAPITALS
    add(letter.toUpperCase(), times * capitals)
    add(letter, times * (100 - capitals))
  }
  return letters < FEWEST * 100 ? undefined : total / count
}
