import { unescaped } from './escape.ts'

/**
 * The address a page sends its visitors to at once, as `#kit/Redirect.tsx` marks it, spelt for an
 * HTML attribute; undefined for a page that keeps its visitors. Of several the first counts.
 */
export function redirectOf(body: string): string | undefined {
  return /\sdata-redirect="([^"]+)"/.exec(body)?.[1]
}

/**
 * The tags of the head that send a visitor on: the script leaves no entry in the history, so that
 * the back button leads out; without script the meta does the same with a delay of nothing.
 */
export function redirectTags(address: string): string[] {
  const literal = JSON.stringify(unescaped(address)).replaceAll('<', String.raw`\u003c`)
  return [
    `<script>location.replace(${literal})</script>`,
    `<meta http-equiv="refresh" content="0;url=${address}">`,
  ]
}
