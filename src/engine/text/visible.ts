/** A text with the characters that cannot be seen, or that steer a terminal, written as escapes. */
export function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    // As JSON writes it: of a character beyond four digits, both of its halves.
    (char) =>
      char.replaceAll(/[^]/g, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
