const style = `
:host { all: initial }
p { position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 2147483646; max-width: calc(100vw - 32px); box-sizing: border-box; margin: 0; padding: 8px 14px; background: #2a1119; color: #fff; border-radius: 9px; font: 15px/1.4 system-ui, sans-serif; pointer-events: none }
@media print { p { display: none } }
`

/**
 * Says on a page, in a corner and out of the way of clicks, that it is a draft, or as on which day it is
 * shown; nothing on one that visitors have now.
 */
export function showMark(isDraft: boolean, at: string | undefined): void {
  document.querySelector('sb-preview')?.remove()
  const words = [
    isDraft ? 'Draft: not on the site before it is made live' : '',
    at === undefined ? '' : `As on ${momentWords(at)}`,
  ].filter(Boolean)
  if (words.length === 0) return
  const host = document.createElement('sb-preview')
  const root = host.attachShadow({ mode: 'open' })
  const mark = document.createElement('p')
  mark.setAttribute('role', 'note')
  mark.textContent = words.join('. ')
  const sheet = document.createElement('style')
  sheet.textContent = style
  root.append(sheet, mark)
  document.body.append(host)
}

/** "December 24, 2026, 18:00"; what is no day, as it is written. */
function momentWords(at: string): string {
  const [day = '', time] = at.split('T')
  const date = new Date(`${day}T00:00Z`)
  if (Number.isNaN(date.getTime())) return at
  const words = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return time === undefined ? words : `${words}, ${time}`
}
