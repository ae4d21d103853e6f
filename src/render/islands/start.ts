/**
 * Starts what a page has that moves: behaviors at once, islands when they are due.
 *
 * The server marks a behavior by its key in `data-behavior` (several keys are separated by spaces)
 * and an island by a marker, see `loader.ts`. What comes back stops everything again, so that the
 * dev server can put another body in place and start anew.
 */
import { type Load, startIsland } from './loader.ts'

type Stop = () => void
type Behavior = (root: HTMLElement) => Stop

/**
 * Attaches every behavior to the elements that name it and watches over the islands of the page.
 * A behavior that throws is reported in the console and holds up no other.
 */
export function startPage(
  behaviors: Readonly<Record<string, Behavior>>,
  load: Load = (url) => import(/* @vite-ignore */ url),
): Stop {
  const stops: Stop[] = []
  const each = (selector: string, start: Behavior): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      try {
        stops.push(start(element))
      } catch (error) {
        console.error(error)
      }
    }
  }
  for (const key in behaviors) each(`[data-behavior~="${key}"]`, behaviors[key]!)
  each('sb-island', (marker) => startIsland(marker, load))
  return () => stops.splice(0).forEach((stop) => stop())
}
