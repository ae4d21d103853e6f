import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list of pages when the page goes whose row had it: the row that stands there by
 * now has it then, and where the list is empty, what is given. `pages` is what the list shows. Answers
 * what is to hear of every focus in the list.
 */
export function useKeptRow(
  otherwise: RefObject<HTMLElement | null>,
  pages: unknown,
): (event: FocusEvent) => void {
  const left = useRef<{ readonly row: Element; readonly list: Element; readonly place: number }>(
    undefined,
  )
  useLayoutEffect(() => {
    if (!left.current || left.current.row.isConnected) return
    const { list, place } = left.current
    left.current = undefined
    if (document.activeElement !== document.body) return
    const rows = list.isConnected ? [...list.children] : []
    const row = rows[Math.min(place, rows.length - 1)]
    ;(row?.querySelector('button') ?? otherwise.current)?.focus()
  }, [otherwise, pages])
  return ({ target }) => {
    const row = target.closest('li')
    const list = row?.parentElement
    left.current = row && list ? { row, list, place: [...list.children].indexOf(row) } : undefined
  }
}
