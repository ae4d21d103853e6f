/**
 * What a browser remembers of a newsletter: that its visitor signed up. The key is
 * `newsletter:{campaign}:{YYYY-MM}`, so every campaign and every month asks on its own.
 */

/** Whether this browser remembers that its visitor signed up. Blocked storage remembers nothing. */
export function isFlagged(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that the visitor signed up. Where storage is blocked or full, nothing happens. */
export function setFlag(key: string): void {
  try {
    localStorage.setItem(key, new Date().toISOString())
  } catch {
    // The visitor is thanked all the same and may be asked again.
  }
}
