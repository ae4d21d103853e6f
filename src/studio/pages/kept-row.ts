import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list of pages when the page goes whose row had it. The row that came for it has
 * it then, as of a page with another name, else the row that stands there by now, and where the list is
 * empty, what is given. `pages` is what the list shows. Answers what is to hear of every focus in the
 * list.
 */
export function useKeptRow(
  otherwise: RefObject<HTMLElement | null>,
  pages: unknown,
): (event: FocusEvent) => void {
  const left = useRef<{
    readonly row: Element
    readonly list: Element
    readonly rows: readonly Element[]
  }>(undefined)
  useLayoutEffect(() => {
    if (!left.current || left.current.row.isConnected) return
    const { row, list, rows: before } = left.current
    left.current = undefined
    if (document.activeElement !== document.body) return
    const rows = list.isConnected ? [...list.children] : []
    const come = rows.find((one) => !before.includes(one))
    const next = come ?? rows[Math.min(before.indexOf(row), rows.length - 1)]
    ;(next?.querySelector('button') ?? otherwise.current)?.focus()
  }, [otherwise, pages])
  return ({ target }) => {
    const row = target.closest('li')
    const list = row?.parentElement
    left.current = row && list ? { row, list, rows: [...list.children] } : undefined
  }
}
