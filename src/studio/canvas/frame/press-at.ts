/** Presses a key of the frame's document once more, at an element of the editor's. Answers whether it was taken. */
export function pressAt(element: Element | null, event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const copy = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    bubbles: true,
    cancelable: true,
  })
  element?.dispatchEvent(copy)
  return copy.defaultPrevented
}
