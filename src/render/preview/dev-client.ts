/**
 * What the dev server adds to a page in the browser: when a file changed, the page is fetched again
 * and takes the place of the old one, scroll position kept; findings are shown over it.
 */
import { showProblems } from './overlay.ts'

interface Problems {
  readonly problems: readonly string[]
}

async function swap(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  dispatchEvent(new Event('sandwichboard:before-swap'))
  const { scrollX, scrollY } = window
  document.title = next.title
  for (const style of document.head.querySelectorAll('style')) style.remove()
  for (const style of next.head.querySelectorAll('style'))
    document.head.append(document.importNode(style, true))
  document.body.replaceChildren(
    ...[...next.body.childNodes].map((node) => document.importNode(node, true)),
  )
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  const script = next.head.querySelector<HTMLScriptElement>(
    'script[type=module][src*="page-script"]',
  )
  if (script) await import(/* @vite-ignore */ `${script.getAttribute('src') ?? ''}?t=${Date.now()}`)
  show()
}

function show(): void {
  const data = document.querySelector('script[data-problems]')?.textContent
  showProblems(data ? (JSON.parse(data) as Problems).problems : [])
}

import.meta.hot?.on('sandwichboard:change', () => void swap())
show()
