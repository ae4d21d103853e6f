/** Of the frame, and of no other that stands in the page, as an extension of the browser may put there. */
const ADDRESS = '/studio/frame'

/**
 * A frame at its place: the one that the editor's own page brought, if it is still there to be taken,
 * else another. It may have loaded; where the browser cannot move it as it is, it loads once more.
 */
export function takeFrame(place: HTMLElement): HTMLIFrameElement {
  const first = document.querySelector<HTMLIFrameElement>(`body > iframe[src="${ADDRESS}"]`)
  const frame = first ?? madeFrame()
  if (first && 'moveBefore' in place) place.moveBefore(first, null)
  else place.append(frame)
  frame.hidden = false
  return frame
}

function madeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'The page'
  frame.src = ADDRESS
  return frame
}
