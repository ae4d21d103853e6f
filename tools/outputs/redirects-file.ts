/** An address that has moved; 301 stays in search engines and browsers, 302 does not. */
export interface MovedPage {
  readonly from: string
  /** A path of this site, or a whole address. */
  readonly to: string
  readonly status?: 301 | 302
}

/** The text of `_redirects`, for Netlify and Cloudflare Pages. The first line that fits counts. */
export function redirectsFile(moved: readonly MovedPage[]): string {
  return moved
    .map(({ from, to, status = 301 }) => `${encoded(from)} ${encoded(to)} ${status}\n`)
    .join('')
}

/** Spaces part the columns and line ends the rules, so neither may stand in an address. */
function encoded(address: string): string {
  return address.replaceAll(/[^!-~]/gu, (letter) => encodeURIComponent(letter))
}
