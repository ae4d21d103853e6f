/**
 * Does something once the press that is under way in a document is over and its click was heard; at
 * once where there is none. A menu may keep the release to itself, and a key waits for nobody.
 */
export function afterPress(frame: Document, act: () => void): void {
  if (!frame.querySelector(':active')) return act()
  const stop = new AbortController()
  const on = (type: string, done: () => void): void =>
    frame.addEventListener(
      type,
      () => {
        stop.abort()
        done()
      },
      { capture: true, signal: stop.signal },
    )
  // The click comes right behind it.
  on('mouseup', () => setTimeout(act))
  on('contextmenu', act)
  on('keydown', act)
}
