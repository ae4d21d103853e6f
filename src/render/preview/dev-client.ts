/**
 * What the dev server adds to a page in the browser: when a file changed, the page is fetched again
 * and takes the place of the old one, scroll position kept; findings are shown over it.
 */
import { keepDay } from './keep-day.ts'
import { type Shown, showProblems } from './overlay.ts'
import { showMark } from './preview-mark.ts'

/** What the dev server writes into each page. */
export interface PageNotes {
  /** How many changes it knew of before it rendered this. */
  readonly change: number
  /** What is wrong, each a finished text. */
  readonly problems: readonly string[]
  readonly shown: Shown
  /** Whether no visitor gets it: a draft that is looked at beforehand. */
  readonly draft: boolean
  /** The day it is shown as on, where that is asked: `2026-12-24`. */
  readonly at?: string | undefined
}

/** What the head of a page says that runs nothing. */
const told = 'title, meta, link, style'

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
  for (const name of ['lang', 'dir'] as const)
    document.documentElement[name] = next.documentElement[name]
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name)
  for (const { name, value } of next.body.attributes) document.body.setAttribute(name, value)
  for (const old of document.head.querySelectorAll(told)) old.remove()
  for (const tag of next.head.querySelectorAll(told))
    document.head.append(document.importNode(tag, true))
  document.body.replaceChildren(
    ...[...next.body.childNodes].map((node) => document.importNode(node, true)),
  )
  // Pictures and videos of a parsed page follow the size of the screen, and keep it from being freed.
  next.body.replaceChildren()
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  const script = next.head.querySelector<HTMLScriptElement>(
    'script[type=module][src*="page-script"]',
  )
  // One that cannot be loaded is among the problems that are shown next.
  if (script)
    await import(/* @vite-ignore */ `${script.getAttribute('src') ?? ''}?t=${Date.now()}`).catch(
      () => {},
    )
}

/** Shows what is wrong, and asks whether anything changed since the page was rendered. */
function show(): void {
  const text = document.querySelector('script[data-notes]')?.textContent
  if (!text) return
  const { change, problems, shown, draft, at } = JSON.parse(text) as PageNotes
  showMark(draft, at)
  keepDay(at)
  showProblems(problems, shown)
  import.meta.hot?.send('sandwichboard:shows', change)
}

import.meta.hot?.on('sandwichboard:change', () => void follow())
show()
