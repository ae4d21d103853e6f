const style = `
:host { all: initial }
section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vmin; background: rgb(42 17 25 / .72); }
div { max-width: 960px; margin: 0 auto; padding: 24px 28px; background: #fff; color: #2a1119; border-radius: 9px; font: 15px/1.5 system-ui, sans-serif; }
h2 { margin: 0 0 4px; font-size: 20px }
p { margin: 0 0 16px; color: #77626a }
pre { margin: 0 0 12px; padding: 14px 16px; overflow: auto; background: #f3efec; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
button { float: right; padding: 8px 14px; border: 1px solid #d8cdc8; border-radius: 9px; background: #fff; font: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid #2547bd; outline-offset: 2px }
`

/** What a page is that has problems: of the files as they are, the last one that worked, or none yet. */
export type Shown = 'now' | 'before' | 'nothing'

const leads: Readonly<Record<Shown, string>> = {
  now: 'The rest of the page is as it is now.',
  before: 'You see the last version that worked.',
  nothing: 'This page has not worked yet.',
}

/**
 * Shows problems over the page, each a finished text; an empty list takes the overlay away. It
 * stands in a shadow root, so that neither the page's CSS nor its own leaks.
 */
export function showProblems(problems: readonly string[], shown: Shown): void {
  document.querySelector('sb-problems')?.remove()
  if (problems.length === 0) return
  const host = document.createElement('sb-problems')
  const root = host.attachShadow({ mode: 'open' })
  const section = document.createElement('section')
  section.setAttribute('role', 'dialog')
  section.setAttribute('aria-label', 'Problems')
  const box = document.createElement('div')
  const close = document.createElement('button')
  close.textContent = 'Hide'
  close.addEventListener('click', () => host.remove())
  const title = document.createElement('h2')
  title.textContent =
    problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`
  const lead = document.createElement('p')
  lead.textContent = `${leads[shown]} This goes away by itself when the file is fixed.`
  box.append(close, title, lead)
  for (const problem of problems) {
    const text = document.createElement('pre')
    text.textContent = problem
    box.append(text)
  }
  section.append(box)
  const sheet = document.createElement('style')
  sheet.textContent = style
  root.append(sheet, section)
  document.body.append(host)
}
