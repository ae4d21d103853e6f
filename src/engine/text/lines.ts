/** A place in a text as editors count it: 1-based, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Tells positions of one text; a line ends with \n or \r\n. */
export class Lines {
  private readonly starts: number[] = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.starts.push(at + 1)
  }

  /** The position of an offset; past the end counts on in the last line. */
  position(offset: number): Position {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.starts[low] as number) + 1 }
  }
}
