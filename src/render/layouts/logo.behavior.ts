import { on } from '#kit/on.ts'

import { toTop } from './to-top.ts'

/** The logo: on the page it leads to, it scrolls to the top. */
export function start(root: HTMLElement): () => void {
  return on(root, 'click', toTop)
}
