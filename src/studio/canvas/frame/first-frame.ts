/** Asked for while the site is on its way, so that it need not be waited for once that has come. */
let first: HTMLIFrameElement | undefined

/** Begins to load the first frame, out of sight. */
export function startFrame(): void {
  first = madeFrame()
  first.hidden = true
  document.body.append(first)
}

/**
 * A frame at its place: the first one, if it is still there to be taken, else another. It may have
 * loaded; where the browser cannot move it as it is, it loads once more.
 */
export function takeFrame(place: HTMLElement): HTMLIFrameElement {
  const frame = first ?? madeFrame()
  if (first && 'moveBefore' in place) place.moveBefore(first, null)
  else place.append(frame)
  first = undefined
  frame.hidden = false
  return frame
}

function madeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'The page'
  frame.src = '/studio/frame'
  return frame
}
