import { boxes } from './mp4-boxes.ts'

/**
 * Width and height of an MP4 (box `tkhd`, ISO 14496-12) or a WebM (elements PixelWidth and
 * PixelHeight, RFC 9559) in pixels, as they show, from the first track that has a picture. Undefined
 * when the file is neither, or ends before its video does.
 */
export function videoSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 12) return undefined
  const all = [bytes, 0, bytes.length] as const
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    return [...boxes(...all)].some(({ type, whole }) => needed.has(type) && !whole)
      ? undefined
      : mp4Size(...all)
  if (bytes.readUInt32BE(0) === ids.ebml)
    return [...elements(...all)].some(({ id, whole }) => id === ids.segment && !whole)
      ? undefined
      : webmSize(...all)
  return undefined
}

/** What no video plays without: its pictures and the index of them, in either order, or one for each part. */
const needed = new Set(['mdat', 'moov', 'moof'])

const boxesWithBoxes = new Set(['moov', 'trak'])

function mp4Size(
  bytes: Buffer,
  from: number,
  to: number,
): { width: number; height: number } | undefined {
  for (const { type, start, end } of boxes(bytes, from, to)) {
    if (type === 'tkhd' && end - start >= 84) {
      // The last eight bytes are width and height in 16.16 fixed point; sound has zeros.
      const [width, height] = [bytes.readUInt16BE(end - 8), bytes.readUInt16BE(end - 4)]
      if (width > 0 && height > 0)
        return isOnItsSide(bytes, end - 44) ? { width: height, height: width } : { width, height }
    }
    const inner = boxesWithBoxes.has(type) ? mp4Size(bytes, start, end) : undefined
    if (inner) return inner
  }
  return undefined
}

/** Whether a matrix (a b u, c d v, x y w) turns by a right angle, as phones say that they were held. */
function isOnItsSide(bytes: Buffer, at: number): boolean {
  const [a, b, c, d] = [0, 4, 12, 16].map((offset) => bytes.readInt32BE(at + offset))
  return a === 0 && d === 0 && b !== 0 && c !== 0
}

const ids = {
  ebml: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
}
const elementsWithElements = new Set([ids.segment, ids.tracks, ids.track])

function webmSize(
  bytes: Buffer,
  from: number,
  to: number,
): { width: number; height: number } | undefined {
  for (const { id, start, end } of elements(bytes, from, to)) {
    if (id === ids.video) {
      const inner = [...elements(bytes, start, end)]
      const read = (wanted: number): number => {
        const found = inner.find((element) => element.id === wanted && element.whole)
        const length = found ? found.end - found.start : 0
        return found && length >= 1 && length <= 6 ? bytes.readUIntBE(found.start, length) : 0
      }
      const size = { width: read(ids.pixelWidth), height: read(ids.pixelHeight) }
      if (size.width > 0 && size.height > 0) return size
    }
    const inner = elementsWithElements.has(id) ? webmSize(bytes, start, end) : undefined
    if (inner) return inner
  }
  return undefined
}

interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
  /** False where the file ends inside it. */
  readonly whole: boolean
}

/** The elements of a stretch of EBML (RFC 8794); one of unknown length reaches to the end. */
function* elements(bytes: Buffer, from: number, to: number): Generator<Element> {
  for (let at = from; at < to;) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23
    const sizeAt = at + idLength
    if (idLength > 4 || sizeAt >= to) return
    const first = bytes.readUInt8(sizeAt)
    const sizeLength = Math.clz32(first) - 23
    const start = sizeAt + sizeLength
    if (sizeLength > 8 || start > to) return
    let size = first & (0xff >> sizeLength)
    let unknown = size === 0xff >> sizeLength
    for (let next = sizeAt + 1; next < start; next += 1) {
      const byte = bytes.readUInt8(next)
      unknown &&= byte === 0xff
      size = size * 256 + byte
    }
    const end = unknown ? to : Math.min(start + size, to)
    yield { id: bytes.readUIntBE(at, idLength), start, end, whole: unknown || end === start + size }
    at = end
  }
}
