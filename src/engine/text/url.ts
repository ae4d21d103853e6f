/**
 * The address that a text is, or undefined where it is none. Not by `URL.canParse`, which once it is
 * compiled answers no to every text with a letter such as ü (Node 20).
 */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
