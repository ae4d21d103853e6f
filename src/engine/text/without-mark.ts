/**
 * The text of a file without the byte order marks it begins with: one, or several, as an editor that
 * adds one does not look whether there is one. Lines and columns are told of this text.
 */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.replace(/^\uFEFF+/, '') : text
}
