import type { Coded, Finding, Fix, Mend, Spot } from '#engine/finding.ts'
import { editsOf } from '#engine/fix/edits.ts'
import { MAX_LENGTH } from '#engine/text/guards.ts'
import { Lines } from '#engine/text/lines.ts'
import { type Place, type Range, scan } from '#engine/text/scan.ts'
import { whereOf } from '#engine/where.ts'

/**
 * Reports as findings: with line, column and breadcrumb, in order of file and place. Only the files
 * named in them are read for positions. A place that a file does not have is its beginning.
 *
 * `text` and `document` give a file's content as checked; undefined where there is none.
 */
export function placed(
  reports: readonly Coded[],
  text: (file: string) => string | undefined,
  document: (file: string) => unknown,
): Finding[] {
  const wanted = new Map<string, Set<string>>()
  for (const report of reports) {
    for (const spot of [report, ...(report.related ?? [])]) {
      const file = spot.file ?? report.file
      const pointers = wanted.get(file) ?? new Set()
      pointers.add(spot.anchor ?? spot.at)
      wanted.set(file, pointers)
    }
    if (report.fix && 'at' in report.fix) wanted.get(report.file)?.add(report.fix.at)
  }
  const sources = new Map<string, Source>()
  for (const [file, pointers] of wanted) sources.set(file, new Source(text(file) ?? '', pointers))
  const source = (file: string): Source => sources.get(file) as Source

  const findings = reports.map((report): Finding => {
    const range = source(report.file).range(report)
    const { lines } = source(report.file)
    const start = lines.position(range.start)
    const end = lines.position(range.end)
    const fix = report.fix && source(report.file).fix(report.fix)
    const finding: Finding = {
      code: report.code,
      severity: report.severity,
      file: report.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      pointer: report.at,
      ...(report.missing === undefined ? {} : { missing: report.missing }),
      ...(report.on === undefined ? {} : { on: report.on }),
      where: whereOf(document(report.file), report.within ?? report.at),
      problem: report.problem,
      remedy: report.remedy,
      ...(fix ? { fix } : {}),
    }
    if (!report.related) return finding
    const related = report.related.map((spot) => {
      const other = source(spot.file ?? report.file)
      return {
        file: spot.file ?? report.file,
        ...other.lines.position(other.range(spot).start),
        message: spot.message,
      }
    })
    return { ...finding, related }
  })
  return findings.toSorted(inOrder)
}

/** By file, place, code and words, so that two runs print the same. */
function inOrder(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code) ||
    compare(a.problem, b.problem)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** One file's text with the places that are asked of it. */
class Source {
  readonly lines: Lines
  private readonly text: string
  private readonly places: ReadonlyMap<string, Place>

  constructor(text: string, pointers: ReadonlySet<string>) {
    // A file that is too large was not read, and all that is said of it stands at its start.
    this.text = text.length > MAX_LENGTH ? '' : text
    this.lines = new Lines(this.text)
    this.places = scan(this.text, pointers).places
  }

  range({ at, anchor, on, span }: Omit<Spot, 'file'>): Range {
    if (span) return span
    const place = this.places.get(anchor ?? at)
    if (!place) return { start: 0, end: 0 }
    if (on === 'key' && place.key) return place.key
    if (on === 'start') return { start: place.value.start, end: place.value.start + 1 }
    return place.value
  }

  /** Undefined where there is nothing to change: the place is not there. */
  fix(mend: Mend): Fix | undefined {
    if ('edits' in mend) return mend
    const place = this.places.get(mend.at)
    return place && { safe: mend.safe, edits: editsOf(mend, place, this.text) }
  }
}
