/**
 * What waits for a script of the page, as the filter of a menu does, is there as visitors get it: no
 * script of the page runs in a frame.
 */
export const awakeCss = `
[data-behavior][hidden] { display: block; visibility: visible; }
button[data-behavior][hidden] { display: grid; }
`

/**
 * What the page's frame has besides the site's own CSS: nothing in it leads anywhere, and no words are
 * marked but those that are written, because a click with Shift selects blocks. Nothing of a block
 * takes the pointer from words of it that are written, and a line that is empty is as high as others.
 * A menu that is open to be edited covers the page as the modal one of visitors does.
 */
export const frameCss = `
[data-block] a, [data-block] button { cursor: default; }
body { -webkit-user-select: none; user-select: none; }
[contenteditable], input, textarea { -webkit-user-select: text; user-select: text; }
[contenteditable] { outline: none; cursor: text; }
[contenteditable]:empty::before { content: '\\200B'; }
[data-block]:has([contenteditable]) :not([contenteditable], :has([contenteditable])) { pointer-events: none; }
dialog[open]:not(:modal) { position: fixed; inset: 0; z-index: 100; }
${awakeCss}
`
