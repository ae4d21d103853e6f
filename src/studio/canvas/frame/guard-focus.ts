/**
 * Keeps the Tab key out of the page in the frame: what visitors can focus there would be dozens of
 * stops on the way to the inspector. From the region it goes on behind the frame, and back from there
 * to the region. What comes back stops it.
 */
export function guardFocus(region: HTMLElement): () => void {
  const frame = region.parentElement?.querySelector('iframe')
  if (!frame?.parentElement) return () => {}
  const guard = document.createElement('span')
  guard.tabIndex = 0
  frame.parentElement.after(guard)
  let leaving = false
  const stop = new AbortController()
  const { signal } = stop
  region.addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      if (key !== 'Tab' || shiftKey) return
      // The browser looks for the next stop from where the focus is.
      leaving = true
      guard.focus()
      leaving = false
    },
    { signal },
  )
  guard.addEventListener('focus', () => leaving || region.focus(), { signal })
  return () => {
    stop.abort()
    guard.remove()
  }
}
