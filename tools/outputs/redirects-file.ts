/** An address that has moved; 301 stays in search engines and browsers, 302 does not. */
export interface MovedPage {
  readonly from: string
  /** A path of this site, or a whole address. */
  readonly to: string
  readonly status?: 301 | 302
}

/**
 * The text of `_redirects`, for Netlify and Cloudflare Pages. The first line that fits counts. A page
 * answered with and without a slash at the end, and Cloudflare takes a line at its word: each
 * address gets both forms.
 */
export function redirectsFile(moved: readonly MovedPage[]): string {
  return moved
    .flatMap(({ from, to, status = 301 }) =>
      bothForms(from).map((form) => `${encoded(form)} ${encoded(to)} ${status}\n`),
    )
    .join('')
}

function bothForms(address: string): string[] {
  const bare = address.replace(/\/$/u, '')
  return bare === '' ? ['/'] : [bare, `${bare}/`]
}

/** Spaces part the columns and line ends the rules, so neither may stand in an address. */
function encoded(address: string): string {
  return address.replaceAll(/[^!-~]/gu, (letter) => encodeURIComponent(letter))
}
