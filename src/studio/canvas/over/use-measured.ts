import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'

/**
 * What `measure` says of the page in the frame, again whenever that moved and whenever the component
 * is drawn: at most once a frame, and it is drawn anew only where another thing is said. What is said
 * is JSON.
 */
export function useMeasured<T>(frame: Document, measure: () => T): T | undefined {
  const [measured, setMeasured] = useState<T>()
  const due = useRef(0)
  const look = useEffectEvent(() => {
    const next = measure()
    setMeasured((before) => (equal(before, next) ? before : next))
  })
  useEffect(() => {
    const soon = (): void => {
      due.current ||= requestAnimationFrame(() => {
        due.current = 0
        look()
      })
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(frame.body)
    sizes.observe(frame.documentElement)
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    // What moves without a size that changes: pictures that arrive, a menu that opens.
    for (const type of ['scroll', 'load', 'transitionend', 'toggle'])
      frame.addEventListener(type, soon, options)
    return () => {
      cancelAnimationFrame(due.current)
      due.current = 0
      sizes.disconnect()
      stop.abort()
    }
  }, [frame])
  useEffect(() => {
    due.current ||= requestAnimationFrame(() => {
      due.current = 0
      look()
    })
  })
  return measured
}
