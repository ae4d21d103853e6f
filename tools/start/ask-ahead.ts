/** How long after the start: the site's first page has the machine to itself. */
const WAIT_MS = 4000

/**
 * Asks for the Studio's page once, so that the editor is built before anybody opens it: on a fresh
 * machine that takes seconds. What goes wrong is told to whoever opens it.
 */
export function askAhead(studio: string, wait = WAIT_MS): void {
  setTimeout(() => void fetch(studio).catch(() => {}), wait).unref()
}
