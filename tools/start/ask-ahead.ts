/**
 * Asks for an address once, some milliseconds from now, so that what it takes seconds to make is there
 * before anybody opens it. What goes wrong is told to whoever does.
 */
export function askAhead(address: string, wait: number): void {
  setTimeout(() => void fetch(address).catch(() => {}), wait).unref()
}
