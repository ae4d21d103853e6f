/** Calls once the screen shows what has just changed; in a tab that nobody sees, once somebody does. */
export function onceShown(what: () => unknown): void {
  requestAnimationFrame(() => setTimeout(what))
}
