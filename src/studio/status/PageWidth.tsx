import { useState } from 'react'

import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { NARROWEST, WIDEST } from '#studio/state/view.ts'
import { Popover } from '#studio/ui/Popover.tsx'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './status.module.css'

/** The scale that the page is drawn at, which opens a field for its width: the edge without dragging. */
export function PageWidth() {
  const store = useStudioStore()
  const width = useStudio(({ view }) => view.width)
  const zoom = useStudio(({ view }) => view.zoom)
  /** What is half typed, as `6` of 600. */
  const [text, setText] = useState<string>()
  const scale = `${Math.round(zoom * 100)}%`
  return (
    <span className={styles.zoom}>
      <Popover
        label="Width of the page"
        aria-label={`${scale}, ${width} pixels wide`}
        title="Width of the page"
        button={scale}
      >
        {() => (
          <label className={styles.wide}>
            Width in pixels
            <input
              type="number"
              className={controls.control}
              min={NARROWEST}
              max={WIDEST}
              step={10}
              value={text ?? width}
              onChange={({ target }) => {
                setText(target.value)
                const next = Math.round(Number(target.value))
                if (next >= NARROWEST && next <= WIDEST) store.getState().look({ width: next })
              }}
              onBlur={() => setText(undefined)}
            />
          </label>
        )}
      </Popover>
    </span>
  )
}
