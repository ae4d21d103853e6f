import { on } from '#kit/on.ts'

/** Each press exchanges the field of the element `data-of` for `data-other`, and the next one back. */
export function start(root: HTMLElement): () => void {
  const { of = '', other = '' } = root.dataset
  const target = document.getElementById(of)
  if (!target) return () => {}
  const { field = '' } = target.dataset
  root.hidden = false
  return on(root, 'click', () => {
    const pressed = root.ariaPressed !== 'true'
    root.ariaPressed = String(pressed)
    target.dataset['field'] = pressed ? other : field
  })
}
