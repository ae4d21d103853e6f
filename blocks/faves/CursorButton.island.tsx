import { useEffect, useRef } from 'react'

import styles from './faves.module.css'

interface Props {
  readonly label: string
  readonly hand?: { readonly url: string; readonly width: number; readonly height: number }
}

/**
 * A button that stays under the pointer while it is over the section. It is a picture of the link
 * that lies under everything: never focused, never read aloud, and a click goes through it.
 */
export function CursorButton({ label, hand }: Props) {
  const button = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const pill = button.current
    const area = pill?.closest('section')
    return pill && area ? followPointer(area, pill) : undefined
  }, [])

  return (
    <span className={styles.area} aria-hidden="true">
      <span ref={button} className={`${styles.cursor} t-button`}>
        {hand ? (
          <img
            src={hand.url}
            width={hand.width}
            height={hand.height}
            alt=""
            loading="lazy"
            className={styles.hand}
          />
        ) : null}
        {label}
      </span>
    </span>
  )
}

/** Moves `pill` to the pointer while it is over `area`; leaving hides it and puts it back. */
function followPointer(area: HTMLElement, pill: HTMLElement): () => void {
  const place = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return
    const { left, top } = area.getBoundingClientRect()
    pill.style.setProperty('--x', `${clientX - left}px`)
    pill.style.setProperty('--y', `${clientY - top}px`)
    if (pill.dataset['shown']) return
    // Reading the layout here makes it appear at the pointer instead of travelling to it.
    pill.getBoundingClientRect()
    pill.dataset['shown'] = 'true'
  }
  const reset = (): void => {
    delete pill.dataset['shown']
    pill.style.removeProperty('--x')
    pill.style.removeProperty('--y')
  }
  area.addEventListener('pointerenter', place)
  area.addEventListener('pointermove', place)
  area.addEventListener('pointerleave', reset)
  return () => {
    reset()
    area.removeEventListener('pointerenter', place)
    area.removeEventListener('pointermove', place)
    area.removeEventListener('pointerleave', reset)
  }
}
