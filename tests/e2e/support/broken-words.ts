/** The words in these that stand on more than one line. Runs in the page. */
export function brokenWords(boxes: Element[]): string[] {
  return boxes.flatMap((box) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        if (lines.size > 1) words.push(word)
      }
    return words
  })
}
