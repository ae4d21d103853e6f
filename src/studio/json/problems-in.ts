/** What is wrong with a text, with the ranges of it that are meant. */
import type { Edit, Finding, Severity } from '#engine/finding.ts'
import { isWithin } from '#engine/text/pointer.ts'
import { read } from '#engine/text/read.ts'
import { type Range, type Scan, scan } from '#engine/text/scan.ts'
import { fixWords } from '#studio/state/apply-fix.ts'

export interface Problem extends Range {
  readonly severity: Severity
  readonly message: string
  /** What mends it, if that is known: words for a button, and what it does. */
  readonly mend?: { readonly words: string; readonly by: readonly Edit[] | Finding } | undefined
}

/**
 * A text as a value, undefined where it is no JSON; `problems` are the engine's, in its words. A text
 * that has a key twice is no value either: one of the two would be lost.
 */
export function readText(text: string): { value: unknown; problems: Problem[] } {
  const { value, reports } = read('text', text)
  const problems = reports.map(({ severity, problem, remedy, span, fix }): Problem => {
    const { start, end } = span ?? { start: 0, end: text.length }
    const edits = fix && 'edits' in fix ? fix.edits : []
    return {
      severity,
      start: Math.min(start, text.length),
      end: Math.min(Math.max(end, start + 1), text.length),
      message: `${problem} ${remedy}`,
      mend: edits.length > 0 ? { words: 'Fix it', by: edits } : undefined,
    }
  })
  const twice = reports.some(({ code }) => code === 'duplicate-key')
  return { value: twice ? undefined : value, problems }
}

/** Findings about the part at `at`, in its text. What is missing stands at the start of its holder. */
export function placedFindings(
  findings: readonly Finding[],
  file: string,
  at: string,
  text: string,
): Problem[] {
  const mine = findings.filter(
    ({ file: other, pointer }) => other === file && isWithin(pointer, at),
  )
  if (mine.length === 0) return []
  const { places } = scan(text, 'all')
  return mine.map((finding) => {
    const range = rangeOf(places, finding.pointer.slice(at.length), finding)
    const words = fixWords(finding)
    return {
      ...range,
      severity: finding.severity,
      message: `${finding.problem} ${finding.remedy}`,
      mend: words === undefined ? undefined : { words, by: finding },
    }
  })
}

function rangeOf(
  places: Scan['places'],
  pointer: string,
  { on, missing }: Pick<Finding, 'on' | 'missing'>,
): Range {
  const place = places.get(pointer) ?? places.get('')
  if (!place) return { start: 0, end: 0 }
  if (on === 'key' && place.key) return place.key
  const { start, end } = place.value
  // A whole object underlined says nothing; its bracket does.
  return on === 'start' || missing !== undefined ? { start, end: start + 1 } : { start, end }
}
