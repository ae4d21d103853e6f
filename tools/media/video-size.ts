/**
 * Width and height of an MP4 (from the `tkhd` box, ISO 14496-12) or a WebM (elements PixelWidth
 * 0xB0 and PixelHeight 0xBA); zeros when the header holds neither.
 */
export function videoSize(bytes: Buffer): { width: number; height: number } {
  const box = bytes.indexOf('tkhd', 0, 'latin1')
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && box > 0) {
    const end = box - 4 + bytes.readUInt32BE(box - 4)
    return { width: bytes.readUInt16BE(end - 8), height: bytes.readUInt16BE(end - 4) }
  }
  const at = bytes.indexOf(Buffer.from([0xb0, 0x82]))
  if (at > 0 && bytes[at + 4] === 0xba && bytes[at + 5] === 0x82) {
    return { width: bytes.readUInt16BE(at + 2), height: bytes.readUInt16BE(at + 6) }
  }
  return { width: 0, height: 0 }
}
