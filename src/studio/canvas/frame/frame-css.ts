/**
 * What the page's frame has besides the site's own CSS: nothing in it leads anywhere, and a menu that
 * is open to be edited covers the page as the modal one of visitors does.
 */
export const frameCss = `
[data-block] a, [data-block] button { cursor: default; }
[contenteditable] { outline: none; cursor: text; }
dialog[open]:not(:modal) { position: fixed; inset: 0; z-index: 100; }
`
