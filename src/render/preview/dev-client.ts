/**
 * What the dev server adds to a page in the browser: when a file changed, the page is fetched again
 * and takes the place of the old one, scroll position kept; findings are shown over it.
 */
import { keepDay } from './keep-day.ts'
import { showProblems } from './overlay.ts'
import { showMark } from './preview-mark.ts'

/** What the dev server writes into each page. */
export interface PageNotes {
  /** How many changes it knew of before it rendered this. */
  readonly change: number
  /** What is wrong, each a finished text. */
  readonly problems: readonly string[]
  /** Whether no visitor gets it: a draft that is looked at beforehand. */
  readonly draft: boolean
  /** The day it is shown as on, where that is asked: `2026-12-24`. */
  readonly at?: string | undefined
}

let swapping = false

/** One at a time; of a change that comes meanwhile, the answer to `show` tells. */
async function follow(): Promise<void> {
  if (swapping) return
  swapping = true
  await swap().finally(() => (swapping = false))
  show()
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
  // Pictures and videos of a parsed page follow the size of the screen, and keep it from being freed.
  next.body.replaceChildren()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  const script = next.head.querySelector<HTMLScriptElement>(
    'script[type=module][src*="page-script"]',
  )
  if (script) await import(/* @vite-ignore */ `${script.getAttribute('src') ?? ''}?t=${Date.now()}`)
}

/** Shows what is wrong, and asks whether anything changed since the page was rendered. */
function show(): void {
  const text = document.querySelector('script[data-notes]')?.textContent
  if (!text) return
  const { change, problems, draft, at } = JSON.parse(text) as PageNotes
  showMark(draft, at)
  keepDay(at)
  showProblems(problems)
  import.meta.hot?.send('sandwichboard:shows', change)
}

import.meta.hot?.on('sandwichboard:change', () => void follow())
show()
