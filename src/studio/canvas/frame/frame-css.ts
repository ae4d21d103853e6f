/**
 * What the page's frame has besides the site's own CSS: nothing in it leads anywhere, nothing of a
 * block takes the pointer from words of it that are written, and a menu that is open to be edited
 * covers the page as the modal one of visitors does.
 */
export const frameCss = `
[data-block] a, [data-block] button { cursor: default; }
[contenteditable] { outline: none; cursor: text; }
[data-block]:has([contenteditable]) :not([contenteditable], :has([contenteditable])) { pointer-events: none; }
dialog[open]:not(:modal) { position: fixed; inset: 0; z-index: 100; }
`
