/** Longest pause between two letters of one word, in milliseconds. */
const PAUSE_MS = 600

/**
 * Finds items by the letters that are typed at them. The answer to a letter is the next item that
 * begins with the letters typed so far; the same letter again goes on to the next.
 */
export function typeahead(): (
  key: string,
  at: number,
  titles: readonly string[],
  from: number,
) => number | undefined {
  let typed = ''
  let last = -Infinity
  return (key, at, titles, from) => {
    if ([...key].length !== 1 || (key === ' ' && typed === '')) return undefined
    typed = at - last > PAUSE_MS ? key.toLowerCase() : typed + key.toLowerCase()
    last = at
    const same = [...typed].every((letter) => letter === typed[0])
    const word = same ? typed.slice(0, 1) : typed
    const first = same ? from + 1 : from
    for (let step = 0; step < titles.length; step++) {
      const index = (first + step + titles.length) % titles.length
      if (titles[index]?.toLowerCase().startsWith(word)) return index
    }
    return undefined
  }
}
