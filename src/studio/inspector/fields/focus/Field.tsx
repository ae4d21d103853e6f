import type { CSSProperties, PointerEvent } from 'react'

import { smallUrl } from '#engine/site/media.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useSetting } from '#studio/inspector/form/bind.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'
import { useStudio } from '#studio/state/store.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './focus.module.css'

/** How wide the picture is shown, in pixels. */
const WIDTH = 320

/** The point of a picture that stays in view: it is pointed at, or counted in percent. */
export function Field({ at, schema, value, set }: FieldProps) {
  const { value: src } = useSetting(below(holderOf(at), 'src'), 'Picture')
  const file = useStudio(({ site }) => site.media[asText(src)])
  const [x, y] = [valueAt(value, '/x'), valueAt(value, '/y')]
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set(
      {
        x: percent((event.clientX - left) / width),
        y: percent((event.clientY - top) / height),
      },
      true,
    )
  }
  return (
    <div className={controls.parts}>
      {file ? (
        <div
          className={styles.picture}
          aria-hidden="true"
          style={{ '--ratio': file.width / file.height } as CSSProperties}
          title="Point at what must stay in view"
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.setPointerCapture(event.pointerId)
            if (event.pointerType !== 'touch') point(event)
          }}
          onPointerMove={(event) => {
            const isDrawn = event.currentTarget.hasPointerCapture(event.pointerId)
            if (isDrawn && event.pointerType !== 'touch') point(event)
          }}
          onPointerUp={(event) => {
            // Only now is it known that a finger did not scroll.
            if (event.pointerType === 'touch') point(event)
          }}
        >
          <img
            src={smallUrl(file, WIDTH)}
            width={file.width}
            height={file.height}
            alt=""
            draggable={false}
          />
          {typeof x === 'number' && typeof y === 'number' ? (
            <span
              className={styles.point}
              style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.numbers}>
        <Parts at={at} schema={schema} value={value} />
      </div>
    </div>
  )
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}
