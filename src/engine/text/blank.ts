/**
 * Whether a text has characters and none that can be seen. The first one tells for nearly all texts;
 * every text of a site is asked.
 */
export function isBlank(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code <= 32 || code === 160 || code >= 0x1680) && text.trim() === ''
}
