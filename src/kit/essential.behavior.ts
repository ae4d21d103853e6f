import { on } from './on.ts'

/**
 * What happens when an island that is the page fails (checklist B25, B26, D33). A script that does
 * not arrive (`island-missing`) loads the page anew, once per session and address, and offline as soon
 * as there is a network again; a second time, or a component that throws (`island-threw`), the screen
 * of the `template` takes the island's place.
 */
export function start(root: HTMLElement): () => void {
  const screen = (): void => {
    const template = root.querySelector('template')
    if (template) root.replaceChildren(template.content)
  }
  const missing = (): void => {
    // Offline the browser's own error page would take the place of this one.
    if (!navigator.onLine) addEventListener('online', missing, { once: true })
    else if (reloadsNow()) location.reload()
    else screen()
  }
  const stops = [
    on(root, 'island-missing', missing),
    () => removeEventListener('online', missing),
    on(root, 'island-threw', screen),
  ]
  return () => stops.forEach((stop) => stop())
}

/** True the first time for this address; where nothing can be remembered, never. */
function reloadsNow(): boolean {
  const key = `reloaded:${location.pathname}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}
