/** A part of an MP4, ISO 14496-12. */
export interface Box {
  readonly type: string
  readonly at: number
  /** Where its content begins, and what follows it. */
  readonly start: number
  readonly end: number
  /** False where the file ends inside it. */
  readonly whole: boolean
}

/** The boxes of a stretch of an MP4; one of length 0 reaches to the end. */
export function* boxes(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    const long = short === 1 && at + 16 <= to
    const length = long ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const end = Math.min(at + length, to)
    const start = at + (long ? 16 : 8)
    if (end < start) return
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield { type, at, start, end, whole: end === at + length }
    at = end
  }
}
