/**
 * Keeps a button under the pointer while it is over the section. The button stands before the
 * marker: a picture of the link that lies under everything, which a click goes through. It lies
 * over words, so Escape takes it away until the pointer comes again (WCAG 2.2, 1.4.13).
 */
import { on } from '#kit/on.ts'

export function start(marker: HTMLElement): () => void {
  const area = marker.closest('section')!
  const pill = marker.previousElementSibling as HTMLElement
  let dismissed = false

  const place = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || dismissed) return
    const { left, top } = area.getBoundingClientRect()
    pill.style.setProperty('--x', `${clientX - left}px`)
    pill.style.setProperty('--y', `${clientY - top}px`)
    if (pill.dataset['shown']) return
    // Reading the layout here makes it appear at the pointer instead of travelling to it.
    pill.getBoundingClientRect()
    pill.dataset['shown'] = 'true'
  }
  const hide = (): void => {
    delete pill.dataset['shown']
    pill.style.removeProperty('--x')
    pill.style.removeProperty('--y')
  }
  const stops = [
    on(area, 'pointerenter', place),
    on(area, 'pointermove', place),
    on(area, 'pointerleave', () => {
      dismissed = false
      hide()
    }),
    on<KeyboardEvent>(document, 'keydown', ({ key }) => {
      if (key !== 'Escape' || !pill.dataset['shown']) return
      dismissed = true
      hide()
    }),
    hide,
  ]
  return () => stops.forEach((stop) => stop())
}
