/**
 * Empties the boxes in which cameras note where and when an MP4 was taken. The boxes stay, called
 * `free`, since everything behind them is found by its distance from the start of the file.
 */
export function hideVideoNotes(bytes: Buffer): Buffer {
  const hidden = Buffer.from(bytes)
  visit(hidden, 0, hidden.length)
  return hidden
}

const holders = new Set(['moov', 'trak', 'mdia', 'minf'])
const notes = new Set(['udta', 'meta', 'uuid'])

function visit(bytes: Buffer, from: number, to: number): void {
  let at = from
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    if (at + head > to) return
    const size = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > to) return
    if (holders.has(type)) visit(bytes, at + head, at + size)
    if (notes.has(type)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, at + head, at + size)
    }
    at += size
  }
}
