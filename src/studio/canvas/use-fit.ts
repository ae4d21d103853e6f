import { type RefObject, useLayoutEffect, useState } from 'react'

/** Space around the page, in pixels. */
const MARGIN = 32

/** The scale at which a page of that width fits the area, at most 1, and its height in its own pixels. */
export function useFit(
  area: RefObject<HTMLElement | null>,
  width: number,
): { scale: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const measure = (): void =>
      setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  const scale = Math.min(1, Math.max(size.width - 2 * MARGIN, 100) / width)
  return { scale, height: Math.max(size.height - MARGIN, 100) / scale }
}
