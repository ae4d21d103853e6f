/**
 * Calls once the screen shows what has just changed; in a tab that nobody sees, once somebody does.
 * What it returns keeps it from that.
 */
export function onceShown(what: () => unknown): () => void {
  let due: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (due = setTimeout(what)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(due)
  }
}
