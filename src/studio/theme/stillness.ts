/**
 * Whether the pages that are edited stand still: films, marquees and whatever else moves without end
 * (WCAG 2.2.2). It is kept in this browser, under the name that sites use for their visitors' choice.
 */
const KEY = 'motion'

/** False where nothing was chosen, or where this browser keeps nothing. */
export function isStill(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused'
  } catch {
    return false
  }
}

export function keepStill(still: boolean): void {
  try {
    localStorage.setItem(KEY, still ? 'paused' : 'playing')
  } catch {
    // It holds until the Studio is left.
  }
}
