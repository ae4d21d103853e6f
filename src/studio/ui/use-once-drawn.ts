import { useLayoutEffect, useState } from 'react'

/**
 * Does something once the component is drawn with what was changed along with the call, as giving the
 * focus to what is new there. No key comes between, as one may before the next frame.
 */
export function useOnceDrawn(): (then: () => void) => void {
  const [due, setDue] = useState<{ readonly then: () => void }>()
  useLayoutEffect(() => due?.then(), [due])
  return (then) => setDue({ then })
}
