import { crc32 } from 'node:zlib'

import sharp from 'sharp'

/**
 * A picture without what its camera or program noted: where and when it was taken, and by whom. Its
 * pixels are untouched. Of its notes stays which side is up, which browsers go by; what is emptied keeps
 * its length, since an AVIF finds its parts by their distance from the start. The same bytes where
 * there is nothing to hide.
 */
export async function hidePictureNotes(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
  const hidden = Buffer.from(bytes)
  if (exif) empty(hidden, withoutMark(exif), upright(orientation))
  for (const notes of [xmp, iptc]) if (notes) empty(hidden, notes)
  return format === 'png' ? withoutTexts(hidden) : hidden
}

function empty(bytes: Buffer, notes: Buffer, instead: Uint8Array = new Uint8Array()): void {
  const at = bytes.indexOf(notes)
  if (at === -1) return
  bytes.fill(0, at, at + notes.length)
  bytes.set(instead.subarray(0, notes.length), at)
}

/** What some formats write before the notes, and the decoder before all. */
function withoutMark(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}

/** Notes that say nothing but which side is up: TIFF 6.0, with the one field 0x0112. */
function upright(orientation: number): Buffer {
  const notes = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  notes.writeUInt16BE(orientation, 18)
  return notes
}

const texts = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG without the parts that are words, and with the sums of the others: https://www.w3.org/TR/png-3 */
function withoutTexts(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const part = bytes.subarray(at, end)
    const kind = part.toString('latin1', 4, 8)
    if (kind === 'eXIf' && end <= bytes.length)
      part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4)
    if (!texts.has(kind)) parts.push(part)
    // Whatever some programs put behind the end is no part of the picture.
    if (kind === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}
