import { on } from './on.ts'

/**
 * Says at once, and again whenever it changes, whether the visitor's system asks for stillness
 * (`calm`) and whether the visitor has paused motion (`data-motion="paused"` on `<html>`).
 */
export function watchMotion(tell: (calm: boolean, paused: boolean) => void): () => void {
  const page = document.documentElement
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  const follow = (): void => tell(query.matches, page.dataset['motion'] === 'paused')
  const marks = new MutationObserver(follow)
  marks.observe(page, { attributeFilter: ['data-motion'] })
  const off = on(query, 'change', follow)
  follow()
  return () => {
    off()
    marks.disconnect()
  }
}
