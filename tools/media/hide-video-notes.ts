import { type Box, boxes } from './mp4-boxes.ts'

/**
 * An MP4 without what cameras note in it: where and when it was taken, and what they measured
 * meanwhile, as the way they were carried. What is emptied keeps its length, since everything behind
 * it is found by its distance from the start of the file. ISO 14496-12.
 */
export function hideVideoNotes(bytes: Buffer): Buffer {
  const hidden = Buffer.from(bytes)
  hideIn(hidden, 0, hidden.length)
  return hidden
}

const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
const notes = new Set(['udta', 'meta', 'uuid'])
/** They begin with when something was made and last changed, in four or eight bytes each. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd'])

function hideIn(bytes: Buffer, from: number, to: number): void {
  for (const { type, at, start, end, whole } of boxes(bytes, from, to)) {
    if (!whole) return
    const measured = type === 'trak' && isMeasured(bytes, start, end)
    if (measured) emptySamples(bytes, start, end)
    if (measured || notes.has(type)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, start, end)
    } else if (holders.has(type)) hideIn(bytes, start, end)
    else if (dated.has(type)) {
      const last = start + (bytes[start] === 1 ? 20 : 12)
      bytes.fill(0, Math.min(start + 4, end), Math.min(last, end))
    }
  }
}

/** Handlers of tracks that are seen, heard or read. */
const shown = new Set(['vide', 'auxv', 'pict', 'soun', 'text', 'sbtl', 'subt', 'subp', 'clcp'])

/**
 * Whether a track is neither picture, nor sound, nor words. Cameras have more kinds than the `meta` of
 * the standard: `tmcd` counts from the time of day, `camm` is where Street View's were.
 */
function isMeasured(bytes: Buffer, from: number, to: number): boolean {
  const handler = boxAt(bytes, from, to, ['mdia', 'hdlr'])
  return (
    handler !== undefined &&
    !shown.has(bytes.toString('latin1', handler.start + 8, handler.start + 12))
  )
}

/** Empties what a track tells, which stands in chunks somewhere else in the file. */
function emptySamples(bytes: Buffer, from: number, to: number): void {
  const table = (name: string): Box | undefined =>
    boxAt(bytes, from, to, ['mdia', 'minf', 'stbl', name])
  const sizes = numbers(bytes, table('stsz'), 4)
  const runs = numbers(bytes, table('stsc'), 8)
  const chunks = table('stco')
    ? numbers(bytes, table('stco'), 8)
    : numbers(bytes, table('co64'), 8).flatMap((high, index, all) =>
        index % 2 === 0 ? [high * 2 ** 32 + (all[index + 1] ?? 0)] : [],
      )
  const [all = 0, , ...each] = sizes
  let [run, sample, emptied] = [0, 0, 0]
  for (const [index, start] of chunks.entries()) {
    while ((runs[run + 3] ?? Infinity) <= index + 1) run += 3
    const count = runs[run + 1] ?? 0
    const own = all === 0 ? each.slice(sample, sample + count) : []
    sample += count
    const end = Math.min(start + own.reduce((sum, size) => sum + size, all * count), bytes.length)
    if (start >= end) continue
    bytes.fill(0, start, end)
    // Chunks that overlap are no film's.
    emptied += end - start
    if (emptied > bytes.length) return
  }
}

/** The numbers of four bytes in a box, behind the first ones. */
function numbers(bytes: Buffer, box: Box | undefined, skipped: number): number[] {
  if (!box) return []
  const count = Math.max(Math.floor((box.end - box.start - skipped) / 4), 0)
  return Array.from({ length: count }, (_, index) =>
    bytes.readUInt32BE(box.start + skipped + index * 4),
  )
}

function boxAt(bytes: Buffer, from: number, to: number, path: readonly string[]): Box | undefined {
  const [name, ...rest] = path
  for (const box of boxes(bytes, from, to)) {
    if (box.type !== name || !box.whole) continue
    return rest.length === 0 ? box : boxAt(bytes, box.start, box.end, rest)
  }
  return undefined
}
