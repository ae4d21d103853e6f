/**
 * The one inline script of a page, which runs before the first paint: it marks on `<html>` which of
 * the page's flags this browser has stored (`data-flagged`) and whether the visitor stopped motion
 * (`data-motion`), so that nothing appears only to vanish. Storage that is blocked means no marks.
 *
 * `flags` are storage keys, taken from `data-flag` attributes of the page.
 */
export function bootScript(flags: readonly string[]): string {
  const list = JSON.stringify(flags).replaceAll('<', '\\u003c')
  return `try{let d=document.documentElement.dataset,s=localStorage,f=${list}.filter(k=>s.getItem(k));if(f.length)d.flagged=f.join(" ");if(s.getItem("motion")=="paused")d.motion="paused"}catch{}`
}
