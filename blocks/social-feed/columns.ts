/** Where a tile stands among the columns: enough to draw it at any width, without measuring. */
export interface Spot {
  readonly column: number
  /** Heights above it in its column, in column widths. */
  readonly above: number
  /** Gaps above it in its column. */
  readonly gaps: number
}

/** About what a gap is of a column's width; it only decides between columns that are almost equal. */
const GAP = 0.05

/**
 * A spot for each tile, in order: every tile goes into the column that is shortest so far, so that
 * reading order stays roughly the order given. The last spot is the end of the longest column.
 */
export function spots(ratios: readonly number[], columns: number): Spot[] {
  const ends = Array.from({ length: columns }, (_, column) => ({ column, above: 0, gaps: 0 }))
  const length = ({ above, gaps }: Spot): number => above + gaps * GAP
  const placed = ratios.map((ratio) => {
    const end = ends.reduce((best, other) => (length(other) < length(best) ? other : best))
    const spot = { ...end }
    end.above += ratio
    end.gaps += 1
    return spot
  })
  return [...placed, ends.reduce((best, other) => (length(other) > length(best) ? other : best))]
}

/** The numbers of columns a feed may be drawn in: on phones, between, and on wide screens. */
export const COLUMN_COUNTS = [2, 3, 4] as const

/** Height over width as it is drawn: not narrower than 3:4, not wider than 16:11. */
export function clampRatio(width: number, height: number): number {
  const ratio = width > 0 && height > 0 ? height / width : 1
  return Math.min(4 / 3, Math.max(11 / 16, ratio))
}

/** The custom properties that put each tile in its spot; the last entry is the whole feed's height. */
export function placing(ratios: readonly number[]): Record<string, string>[] {
  const tables = COLUMN_COUNTS.map((count) => spots(ratios, count))
  return [...ratios, 0].map((ratio, index) => {
    const properties: Record<string, string> = { '--r': short(ratio) }
    for (const [table, count] of COLUMN_COUNTS.entries()) {
      const spot = tables[table]?.[index]
      if (!spot) continue
      properties[`--c${count}`] = `${spot.column}`
      properties[`--y${count}`] = short(spot.above)
      properties[`--g${count}`] = `${spot.gaps}`
    }
    return properties
  })
}

function short(value: number): string {
  return `${Math.round(value * 1e4) / 1e4}`
}
