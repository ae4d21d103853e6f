import { crc32 } from 'node:zlib'

import sharp from 'sharp'

/**
 * A picture without what its camera or program noted: where and when it was taken, and by whom. Its
 * pixels are untouched. Of its notes stays which side is up, which browsers go by; what is emptied keeps
 * its length, since an AVIF finds its parts by their distance from the start; other formats lose it.
 * The same bytes where there is nothing to hide.
 */
export async function hidePictureNotes(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, orientation = 1 } = await sharp(bytes).metadata()
  if (format === 'jpeg') return withoutSegments(bytes, orientation)
  const hidden = Buffer.from(bytes)
  if (exif) empty(hidden, withoutPrefix(exif), upright(orientation))
  if (xmp) empty(hidden, xmp)
  if (format === 'png') return withoutParts(hidden)
  return format === 'webp' ? withoutChunks(hidden) : hidden
}

function empty(bytes: Buffer, notes: Buffer, instead: Uint8Array = new Uint8Array()): void {
  const at = bytes.indexOf(notes)
  if (at === -1) return
  bytes.fill(0, at, at + notes.length)
  bytes.set(instead.subarray(0, notes.length), at)
}

/** What some formats write before the notes, and the decoder before all. */
function withoutPrefix(exif: Buffer): Buffer {
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
  const kept = [bytes.subarray(0, 2)]
  if (orientation !== 1) {
    const notes = Buffer.from(`Exif\0\0${upright(orientation).toString('latin1')}`, 'latin1')
    kept.push(Buffer.from([0xff, 0xe1, 0, notes.length + 2]), notes)
  }
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const code = bytes.readUInt8(at + 1)
    if (code === END) break
    const data = at + 2 + bytes.readUInt16BE(at + 2)
    // Any number of 0xff may stand before a marker.
    const end = code === 0xff ? at + 1 : code === SCAN ? endOfScan(bytes, data) : data
    const isNotes = code === COMMENT || (code >= 0xe0 && code <= 0xef && !isOfColours(bytes, at))
    if (!isNotes) kept.push(bytes.subarray(at, end))
    at = end
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === END
  kept.push(bytes.subarray(at, isWhole ? at + 2 : bytes.length))
  return Buffer.concat(kept)
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

/** Of a PNG what is picture, colours and movement; `eXIf` says which side is up. */
const parts = new Set(
  'IHDR PLTE tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT eXIf acTL fcTL fdAT IDAT IEND'.split(
    ' ',
  ),
)

/** A PNG without the rest, and with the sums of what stays: https://www.w3.org/TR/png-3 */
function withoutParts(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const part = bytes.subarray(at, end)
    const kind = part.toString('latin1', 4, 8)
    if (kind === 'eXIf' && end <= bytes.length)
      part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4)
    if (parts.has(kind)) kept.push(part)
    // Whatever some programs put behind the end is no part of the picture.
    if (kind === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

/** The same of a WebP. */
const chunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF'])

/** A WebP without the rest, and without what stands behind it: RFC 9649. */
function withoutChunks(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 12)]
  const whole = Math.min(8 + bytes.readUInt32LE(4), bytes.length)
  for (let at = 12; at + 8 <= whole;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + size + (size % 2), whole)
    const kind = bytes.toString('latin1', at, at + 4)
    // It says that there are notes of Adobe's kind, which are gone.
    if (kind === 'VP8X') bytes.writeUInt8(bytes.readUInt8(at + 8) & ~4, at + 8)
    if (chunks.has(kind)) kept.push(bytes.subarray(at, end))
    at = end
  }
  const made = Buffer.concat(kept)
  made.writeUInt32LE(made.length - 8, 4)
  return made
}
