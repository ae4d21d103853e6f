const style = `
:host { all: initial }
p { position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 2147483646; max-width: calc(100vw - 32px); box-sizing: border-box; margin: 0; padding: 8px 14px; background: #2a1119; color: #fff; border-radius: 9px; font: 15px/1.4 system-ui, sans-serif; pointer-events: none }
@media print { p { display: none } }
`

/** Says on a page that it is a draft, in a corner and out of the way of clicks, or no longer. */
export function showDraft(isDraft: boolean): void {
  document.querySelector('sb-draft')?.remove()
  if (!isDraft) return
  const host = document.createElement('sb-draft')
  const root = host.attachShadow({ mode: 'open' })
  const mark = document.createElement('p')
  mark.setAttribute('role', 'note')
  mark.textContent = 'Draft: not on the site before it is made live'
  const sheet = document.createElement('style')
  sheet.textContent = style
  root.append(sheet, mark)
  document.body.append(host)
}
