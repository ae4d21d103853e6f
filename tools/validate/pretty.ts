import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { styleText } from 'node:util'

import type { Finding } from '#engine/finding.ts'
import { visible } from '#engine/text/visible.ts'
import { withoutMark } from '#engine/text/without-mark.ts'

/** Most findings of one file that are printed; the count tells the truth. */
const MOST = 50

/** Most pictures that are printed with one fault, as that nothing shows them. */
const MOST_ALIKE = 20

type Style = 'red' | 'yellow' | 'dim' | 'bold'
type Paint = (style: Style, text: string) => string

const plain: Paint = (_, text) => text

/** Colour for people at a terminal who did not ask for none (https://no-color.org). */
export function painter(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  if (!stream.isTTY || (env['NO_COLOR'] ?? '') !== '') return plain
  return (style, text) => styleText(style, text)
}

/** One finding with its lines of the file, which is read from `root` and may be gone. */
export function findingText(finding: Finding, root: string): string {
  let source: string | undefined
  try {
    source = withoutMark(readFileSync(resolve(root, finding.file), 'utf8'))
  } catch {
    // A finding about a missing file has no lines to show.
  }
  return framed(finding, source, plain)
}

interface Show {
  readonly paint?: Paint
  /** The files that are judged, where not all are: those of a change, and others that it broke. */
  readonly judged?: readonly string[] | undefined
  /** The files of the change. */
  readonly changed?: ReadonlySet<string> | undefined
  /** How many findings were in other files before. */
  readonly elsewhere?: number
}

/** All findings and a closing line, for a terminal or a log; errors last, where they are in sight. */
export function report(
  { findings }: { readonly findings: readonly Finding[] },
  files: ReadonlyMap<string, string>,
  { paint = plain, judged, changed, elsewhere = 0 }: Show = {},
): string {
  const texts: string[] = []
  const { alike, others } = grouped(findings.filter((one) => !isError(one)))
  for (const [code, found] of alike) {
    for (const finding of found.slice(0, MOST_ALIKE)) texts.push(framed(finding, undefined, paint))
    const left = found.length - MOST_ALIKE
    if (left > 0)
      texts.push(`And ${many(left, 'more file')} with ${code}: --format json lists all.\n`)
  }
  for (const some of [others, findings.filter(isError)])
    for (const [file, found] of byFile(some)) {
      const text = files.get(file)
      const source = text === undefined ? undefined : withoutMark(text)
      for (const finding of found.slice(0, MOST)) texts.push(framed(finding, source, paint))
      if (found.length > MOST)
        texts.push(`${visible(file)}: ${found.length - MOST} more are not shown.\n`)
    }
  const broken = judged?.filter((file) => changed?.has(file) === false).length ?? 0
  const last =
    judged === undefined
      ? closing(findings, many(new Set([...files.keys(), ...byFile(findings).keys()]).size, 'file'))
      : broken === 0
        ? closing(findings, many(judged.length, 'changed file'))
        : closing(
            findings,
            `${many(judged.length, 'file')}, ${broken} of them broken by the change`,
          )
  const rest =
    elsewhere === 0
      ? ''
      : ` ${many(elsewhere, 'problem')} elsewhere; leave out --changed to see ${elsewhere === 1 ? 'it' : 'them'}.`
  return [...texts, last + rest].join('\n')
}

/** "2 errors and 1 warning in 1 of 14 files." */
function closing(findings: readonly Finding[], total: string): string {
  if (findings.length === 0) return `${total}, no problems.`
  const errors = findings.filter(isError).length
  const warnings = findings.length - errors
  const words = [
    ...(errors > 0 ? [many(errors, 'error')] : []),
    ...(warnings > 0 ? [many(warnings, 'warning')] : []),
  ].join(' and ')
  return `${words} in ${numeral(byFile(findings).size)} of ${total}.`
}

/** 1,094: without `Intl`, whose data takes 12 ms to load. */
const numeral = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

const many = (count: number, thing: string): string =>
  `${numeral(count)} ${thing}${count === 1 ? '' : 's'}`

const isError = ({ severity }: Finding): boolean => severity === 'error'

/** Warnings about pictures by what is the matter, of which a library may have a thousand, and others. */
function grouped(warnings: readonly Finding[]): {
  alike: Map<string, Finding[]>
  others: Finding[]
} {
  const alike = groupedBy(
    warnings.filter(({ file }) => !file.endsWith('.json')),
    ({ code }) => code,
  )
  return { alike, others: warnings.filter(({ file }) => file.endsWith('.json')) }
}

function byFile(findings: readonly Finding[]): Map<string, Finding[]> {
  return groupedBy(findings, ({ file }) => file)
}

function groupedBy(
  findings: readonly Finding[],
  keyOf: (one: Finding) => string,
): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return groups
}

function framed(finding: Finding, source: string | undefined, paint: Paint): string {
  const { file, line, column, severity, code, where, problem, remedy, related = [] } = finding
  const lines = [
    `${paint('bold', `${visible(file)}:${line}:${column}`)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${code}`,
    ...(where === '' ? [] : [`  ${visible(where)}`]),
    `  ${visible(`${problem} ${remedy}`)}`,
    ...related.map((spot) =>
      paint('dim', `  ${visible(spot.file)}:${spot.line}:${spot.column}  ${spot.message}`),
    ),
    '',
  ]
  if (source !== undefined && source !== '') lines.push(...frame(finding, source, paint), '')
  return lines.join('\n')
}

/** Longest part of a line that is shown; a file in one line is cut around the place. */
const WIDTH = 100

/** What moves a cursor or turns a line around; a dot keeps its place. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

function frame(finding: Finding, source: string, paint: Paint): string[] {
  const all = source.split(/\r?\n/)
  const digits = String(finding.line).length
  const offset = finding.column > WIDTH - 20 ? finding.column - 40 : 0
  const shown = (text: string): string => {
    const cut = text
      .slice(offset, offset + WIDTH)
      .replaceAll('\t', ' ')
      .replaceAll(hidden, '·')
    return `${offset > 0 && text.length > offset ? '…' : ''}${cut}${text.length > offset + WIDTH ? '…' : ''}`
  }
  const out: string[] = []
  const before = all[finding.line - 2]
  if (before !== undefined)
    out.push(paint('dim', `    ${String(finding.line - 1).padStart(digits)} | ${shown(before)}`))
  const text = all[finding.line - 1] ?? ''
  out.push(`  > ${finding.line} | ${shown(text)}`)
  const end = finding.endLine > finding.line ? text.length + 1 : finding.endColumn
  const left = finding.column - 1 - offset + (offset > 0 ? 1 : 0)
  const marks = Math.max(1, Math.min(end - finding.column, WIDTH - left))
  out.push(`    ${' '.repeat(digits)} | ${' '.repeat(left)}${paint('red', '^'.repeat(marks))}`)
  return out
}
