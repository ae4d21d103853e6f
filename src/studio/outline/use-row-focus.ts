import { type RefObject, useCallback, useEffect, useRef } from 'react'

import type { Selection } from '#studio/state/selection.ts'

interface Rows {
  readonly entries: readonly unknown[]
  readonly selection: Selection
  /** The row of what is selected; -1 where nothing is. */
  readonly current: number
  readonly length: number
}

interface RowFocus {
  focusRow(at: number): void
  /** To be called when the focus comes into the tree, and when it leaves it. */
  enter(): void
  leave(): void
}

/**
 * The focus goes with what is selected, also where the row that had it is gone: to the one that
 * stands there by now, and in a page that is empty to the tree.
 */
export function useRowFocus(
  tree: RefObject<HTMLElement | null>,
  { entries, selection, current, length }: Rows,
): RowFocus {
  const within = useRef(false)
  /** The row that had the focus last. */
  const last = useRef(0)
  const focusRow = useCallback(
    (at: number): void =>
      tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[at]?.focus(),
    [tree],
  )
  useEffect(() => {
    if (!within.current) return
    const isOnRow = document.activeElement?.closest('[role=treeitem]') !== null
    if (current >= 0) focusRow((last.current = current))
    else if (length === 0) tree.current?.focus()
    else if (!isOnRow) focusRow(Math.min(last.current, length - 1))
  }, [tree, selection, entries, current, length, focusRow])
  const enter = useCallback(() => void (within.current = true), [])
  const leave = useCallback(() => void (within.current = false), [])
  return { focusRow, enter, leave }
}
