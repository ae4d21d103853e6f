/** Whether a PNG moves; the decoder knows of its first frame only. */
export function isMovingPng(bytes: Buffer): boolean {
  if (!bytes.subarray(1, 4).equals(Buffer.from('PNG'))) return false
  // Behind its first 8 bytes come parts: how long, of which kind, what they hold, and a sum of 4.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'acTL') return true
    if (kind === 'IDAT') return false
  }
  return false
}
