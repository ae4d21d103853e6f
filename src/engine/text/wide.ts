const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u

const emoji = /[\p{Emoji_Presentation}\u{1f300}-\u{1faff}]/u

/**
 * How wide a character is in every font, in em: Chinese, Japanese and Korean ones are one, emoji up
 * to one and a third. Both fill their square, over the height of capitals and under the line. 0 for
 * all others, which each font draws as it likes.
 */
export function squareWidth(character: string): number {
  if (emoji.test(character)) return 4 / 3
  return eastAsian.test(character) ? 1 : 0
}
