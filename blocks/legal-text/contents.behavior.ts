import { on } from '#kit/on.ts'

/** How far down the screen a heading has come when its section counts as the one being read. */
const readingLine = 0.3

/**
 * Marks, in a list of links to headings of the page, the section being read: the last whose heading
 * has passed the reading line, and the last of all at the end of the page.
 */
export function start(root: HTMLElement): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)))
  const mark = (): void => {
    const { clientHeight, scrollHeight } = document.documentElement
    const end = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
    const passed = headings.findLastIndex(
      (heading) =>
        end || (heading && heading.getBoundingClientRect().top < innerHeight * readingLine),
    )
    for (const [index, link] of links.entries()) {
      if (index === Math.max(passed, 0)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const stops = [on(window, 'scroll', mark), on(window, 'resize', mark)]
  mark()
  return () => stops.forEach((stop) => stop())
}
