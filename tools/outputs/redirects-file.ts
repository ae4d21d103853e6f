import type { Move } from '#engine/site/routes.ts'

/**
 * The text of `_redirects`, for Netlify and Cloudflare Pages. The first line that fits counts. A page
 * answered with and without a slash at the end, and Cloudflare takes a line at its word: each
 * address gets both forms, and the one that keyboards type where its marks stand apart from the letters.
 */
export function redirectsFile(moved: readonly Move[]): string {
  return moved
    .flatMap(({ from, to, status }) =>
      allForms(from).map((form) => `${encoded(form)} ${encoded(to)} ${status}\n`),
    )
    .join('')
}

function allForms(address: string): string[] {
  const bare = address.replace(/\/$/u, '')
  if (bare === '') return ['/']
  return [...new Set([bare, bare.normalize('NFC')])].flatMap((form) => [form, `${form}/`])
}

/**
 * As browsers ask for it, which is how Cloudflare compares: codes in capitals, and a percent sign that
 * begins none as its own. Spaces part the columns and line ends the rules, so neither may stand here.
 */
function encoded(address: string): string {
  return address
    .replaceAll(/%(?:[\da-f]{2})?/giu, (code) => (code === '%' ? '%25' : code.toUpperCase()))
    .replaceAll(/[^!-~]|["<>`{}]/gu, (letter) => encodeURIComponent(letter))
}
