import { idOf } from '#engine/edit/align.ts'
import type { Edit, Finding } from '#engine/finding.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { Lines } from '#engine/text/lines.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { read } from '#engine/text/read.ts'
import { withoutMark } from '#engine/text/without-mark.ts'

/**
 * The findings as a SARIF 2.1.0 log, for code scanning and for editors that show such logs. Columns
 * count UTF-16 units, as ours do. The fingerprint keeps a finding the same one when lines above it
 * come and go. `files` are the texts as checked: what mends a finding is told in lines and columns.
 *
 * Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReport(
  findings: readonly Finding[],
  files: ReadonlyMap<string, string>,
): string {
  const known = new Map<string, Lines>()
  const linesOf = (file: string): Lines => {
    const lines = known.get(file) ?? new Lines(withoutMark(files.get(file) ?? ''))
    known.set(file, lines)
    return lines
  }
  const fingerprint = fingerprints(files)
  const shown = findings.toSorted((a, b) => Number(isError(b)) - Number(isError(a))).slice(0, MOST)
  const left = findings.length - shown.length
  const codes = [...new Set(findings.map(({ code }) => code))].toSorted()
  return JSON.stringify(
    {
      version: '2.1.0',
      $schema:
        'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      runs: [
        {
          tool: { driver: { name: 'Sandwichboard', rules: codes.map(ruleOf) } },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: { ROOT: { description: { text: 'The top of the repository.' } } },
          ...(left > 0 ? { invocations: [invocation(left)] } : {}),
          results: shown.map((finding) => ({
            ruleId: finding.code,
            ruleIndex: codes.indexOf(finding.code),
            level: finding.severity,
            message: { text: message(finding) },
            locations: [location(finding, finding)],
            ...(finding.related
              ? {
                  relatedLocations: finding.related.map((spot, id) => ({
                    id,
                    ...location(spot, { ...spot, endLine: spot.line, endColumn: spot.column }),
                    message: { text: spot.message },
                  })),
                }
              : {}),
            ...(finding.fix
              ? { fixes: [mending(finding, finding.fix.edits, linesOf(finding.file))] }
              : {}),
            partialFingerprints: { 'place/v2': fingerprint(finding) },
          })),
        },
      ],
    },
    null,
    2,
  )
}

/**
 * Most results that GitHub takes: it refuses a log of more as a whole. What keeps a site from being
 * published comes first.
 */
const MOST = 25_000

function isError({ severity }: Finding): boolean {
  return severity === 'error'
}

function invocation(left: number): object {
  const text = `${left} more ${left === 1 ? 'finding is' : 'findings are'} left out.`
  const notification = { level: 'warning', message: { text } }
  return { executionSuccessful: true, toolExecutionNotifications: [notification] }
}

/** What is known of a code, which code scanning shows beside each alert. */
function ruleOf(id: string): object {
  const { why = id, severity = 'error' } = catalogue.get(id) ?? {}
  return {
    id,
    shortDescription: { text: why },
    fullDescription: { text: why },
    help: { text: `${why} \`npm run rules -- ${id}\` shows a wrong and a right example.` },
    defaultConfiguration: { level: severity },
  }
}

/**
 * A name for each finding, with the ids of what has some: a block above does not make another one of
 * it. Of those of one kind at one place the second and third are counted.
 */
function fingerprints(files: ReadonlyMap<string, string>): (finding: Finding) => string {
  const given = new Map<string, number>()
  const documents = new Map<string, unknown>()
  const documentOf = (file: string): unknown => {
    if (!documents.has(file)) documents.set(file, read(file, files.get(file) ?? '').value)
    return documents.get(file)
  }
  return ({ code, file, pointer }) => {
    const name = `${code}:${file}#${byIds(documentOf(file), pointer)}`
    const count = (given.get(name) ?? 0) + 1
    given.set(name, count)
    return count === 1 ? name : `${name}:${count}`
  }
}

/** A pointer with the id of an item in the place of its number: `/blocks/intro/heading`. */
function byIds(document: unknown, pointer: string): string {
  let value = document
  const names = steps(pointer).map((step) => {
    const holder = value
    value = (holder as Record<string, unknown> | null | undefined)?.[step]
    return (Array.isArray(holder) ? idOf(value) : undefined) ?? step
  })
  return names.map((name) => `/${escaped(name)}`).join('')
}

function message({ where, problem, remedy }: Finding): string {
  return `${where ? `${where}: ` : ''}${problem} ${remedy}`
}

/** A fix without edits takes out the byte order mark, which only bytes can name. */
function mending({ file, remedy }: Finding, edits: readonly Edit[], lines: Lines): object {
  const replacements =
    edits.length === 0
      ? [{ deletedRegion: { byteOffset: 0, byteLength: 3 } }]
      : edits.map(({ start, end, text }) => {
          const from = lines.position(start)
          const to = lines.position(end)
          return {
            deletedRegion: {
              startLine: from.line,
              startColumn: from.column,
              endLine: to.line,
              endColumn: to.column,
            },
            insertedContent: { text },
          }
        })
  return {
    description: { text: remedy },
    artifactChanges: [{ artifactLocation: artifact(file), replacements }],
  }
}

function artifact(file: string): object {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'ROOT' }
}

type Region = Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn'>

function location(
  { file }: { file: string },
  { line, column, endLine, endColumn }: Region,
): object {
  return {
    physicalLocation: {
      artifactLocation: artifact(file),
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  }
}
