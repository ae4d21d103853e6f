/** What the page's frame has besides the site's own CSS: nothing in it leads anywhere. */
export const frameCss = `
[data-block] a, [data-block] button { cursor: default; }
[contenteditable] { outline: none; cursor: text; }
`
