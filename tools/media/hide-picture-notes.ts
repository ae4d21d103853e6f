import { crc32 } from 'node:zlib'

import sharp from 'sharp'

/**
 * A picture without what its camera or program noted: where and when it was taken, and by whom. Its
 * pixels are untouched. Of its notes stays which side is up, which browsers go by; what is emptied keeps
 * its length, since an AVIF finds its parts by their distance from the start; a JPEG and a PNG lose it.
 * The same bytes where there is nothing to hide.
 */
export async function hidePictureNotes(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, orientation = 1 } = await sharp(bytes).metadata()
  if (format === 'jpeg') return withoutSegments(bytes, orientation)
  const hidden = Buffer.from(bytes)
  if (exif) empty(hidden, withoutMark(exif), upright(orientation))
  if (xmp) empty(hidden, xmp)
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

/**
 * A JPEG without what programs wrote into it for each other, of which the decoder tells some, and without
 * what stands behind it: phones put a video of the moment there, or pictures with notes of their own.
 * Colours need what stays of it. ITU-T T.81, annex B.
 */
function withoutSegments(bytes: Buffer, orientation: number): Buffer {
  const parts = [bytes.subarray(0, 2)]
  if (orientation !== 1) {
    const notes = Buffer.from(`Exif\0\0${upright(orientation).toString('latin1')}`, 'latin1')
    parts.push(Buffer.from([0xff, 0xe1, 0, notes.length + 2]), notes)
  }
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const code = bytes.readUInt8(at + 1)
    if (code === END) break
    const data = at + 2 + bytes.readUInt16BE(at + 2)
    // Any number of 0xff may stand before a marker.
    const end = code === 0xff ? at + 1 : code === SCAN ? endOfScan(bytes, data) : data
    const isNotes = code === COMMENT || (code >= 0xe0 && code <= 0xef && !isOfColours(bytes, at))
    if (!isNotes) parts.push(bytes.subarray(at, end))
    at = end
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === END
  parts.push(bytes.subarray(at, isWhole ? at + 2 : bytes.length))
  return Buffer.concat(parts)
}

const [END, SCAN, COMMENT] = [0xd9, 0xda, 0xfe]

/** JFIF, a profile of colours, and Adobe's word on how they were turned into numbers. */
function isOfColours(bytes: Buffer, at: number): boolean {
  return /^(?:\xe0|\xe2..ICC_PROFILE\0|\xee..Adobe)/s.test(
    bytes.toString('latin1', at + 1, at + 16),
  )
}

/** Where the numbers of a scan end: at a marker that neither stands for 255 nor only begins them anew. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
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
