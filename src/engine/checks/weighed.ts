import { listIn } from '#engine/edit/list-in.ts'
import type { Coded, Severity } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { nearest } from '#engine/nearest.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { timeZoneOf } from '#engine/site/time-zone.ts'
import { escaped, isWithin } from '#engine/text/pointer.ts'
import { wallClock } from '#engine/time/moment.ts'
import { entriesAt, itemsAt, valueAt } from '#engine/where.ts'

import { checksDocs } from './docs.ts'
import { fileMeant } from './suppressed.ts'

interface Suppression {
  readonly code: string
  readonly file: string
  /** A JSON Pointer or the id of a block; undefined is the whole file. */
  readonly at: string | undefined
  readonly until: string
}

export interface Weighing {
  /** site.json, of any shape. */
  readonly site: unknown
  /** How people see its name. */
  readonly file: string
  /** The moment it is judged at, in milliseconds. */
  readonly now: number
  /** Any file of the site as a value. */
  value(file: string): unknown
  /** Whether all files are there as JSON; else what one of them would bring is not known. */
  readonly whole: boolean
}

/**
 * The reports as `checks` of site.json weighs them: with its severities, without what it suppresses,
 * and with what is wrong in `checks` itself. What breaks the schema there has no effect.
 */
export function weighed(reports: readonly Coded[], weighing: Weighing): Coded[] {
  const { site, file, now } = weighing
  const own: Coded[] = []
  const tell = (code: string, at: string, problem: string, remedy: string, key = false): void => {
    const severity = checksDocs[code]?.severity ?? 'error'
    own.push({ code, severity, file, at, problem, remedy, ...(key ? { on: 'key' as const } : {}) })
  }
  const usable = (code: string, at: string, key: boolean): boolean => {
    const entry = catalogue.get(code)
    if (entry && !entry.fixed) return true
    const guess = nearest(code, catalogue.keys())
    if (entry)
      tell(
        'fixed-code',
        at,
        `${code} cannot be suppressed or given another severity.`,
        'Take this out, and fix what it reports.',
        key,
      )
    else
      tell(
        'unknown-code',
        at,
        `There is no finding called "${code}".`,
        guess ? `Did you mean "${guess}"?` : 'Run `npm run rules` to see what there is.',
        key,
      )
    return false
  }

  const severities = new Map<string, Severity | 'off'>()
  for (const [code, severity] of entriesAt(site, '/checks/severity'))
    if (usable(code, `/checks/severity/${escaped(code)}`, true) && isSeverity(severity))
      severities.set(code, severity)

  const left = new Set(reports)
  const meantBy = finder(reports, weighing)
  const today = wallClock(now, timeZoneOf(site)).date
  for (const [index, entry] of itemsAt(site, '/checks/suppressions').entries()) {
    const at = `/checks/suppressions/${index}`
    const suppression = suppressionOf(entry, file)
    if (!suppression || !usable(suppression.code, `${at}/code`, false)) continue
    const { code, until } = suppression
    const said = severities.get(code) === 'off' ? [] : meantBy(suppression)
    const meant = said.filter((report) => left.has(report))
    if (until < today)
      tell(
        'expired-suppression',
        `${at}/until`,
        `This suppression of ${code} ended on ${until}.`,
        meant.length > 0
          ? 'Fix what it hid, or set a later date.'
          : 'Take it out; it hides nothing.',
      )
    else if (meant.length > 0) for (const report of meant) left.delete(report)
    else if (weighing.whole)
      tell(
        'unused-suppression',
        at,
        said.length === 0
          ? `There is no ${code} here to suppress.`
          : `Each ${code} here is suppressed by an entry above.`,
        said.length === 0 ? remedyOf(suppression, left) : 'Take this out.',
      )
  }
  return [...left, ...own].flatMap((report) => {
    const severity = severities.get(report.code) ?? report.severity
    return severity === 'off' ? [] : [{ ...report, severity }]
  })
}

/** A suppression that meets nothing was outlived by its fault, or has a slip in its place. */
function remedyOf({ code, file }: Suppression, reports: Iterable<Coded>): string {
  const same = [...reports].filter((report) => report.code === code)
  const here = same.find((report) => report.file === file)
  if (here?.at === '')
    return 'Take this out, or take out just its "at": the finding is about the whole file.'
  if (here) return `Take this out, or set its "at" to the place of the finding: "${here.at}".`
  const guess = nearest(file, new Set(same.map((report) => report.file)))
  return guess === undefined ? 'Take this out.' : `Did you mean the file "${guess}"?`
}

function isSeverity(value: unknown): value is Severity | 'off' {
  return value === 'off' || value === 'warning' || value === 'error'
}

function suppressionOf(entry: unknown, siteFile: string): Suppression | undefined {
  if (!isRecord(entry)) return undefined
  const { code, file, at, reason, until } = entry
  if (typeof code !== 'string' || typeof file !== 'string') return undefined
  if (typeof reason !== 'string' || typeof until !== 'string') return undefined
  if (at !== undefined && typeof at !== 'string') return undefined
  return { code, file: fileMeant(file, siteFile), at, until }
}

/**
 * Which of the reports a suppression means. One may be written for each of a thousand blocks, so
 * reports are kept by code and file, and the blocks of a page by their ids.
 */
function finder(
  reports: readonly Coded[],
  { value }: Weighing,
): (suppression: Suppression) => readonly Coded[] {
  const places = new Map<string, Coded[]>()
  for (const report of reports) listIn(places, placeOf(report)).push(report)
  const blocksOf = memo((file: string) => blocksById(value(file)))
  return (suppression) => {
    const { file, at } = suppression
    const here = places.get(placeOf(suppression)) ?? []
    if (at === undefined || here.length === 0) return here
    const starts = at.startsWith('/') ? [at] : (blocksOf(file).get(at) ?? [])
    return here.filter((report) => starts.some((start) => isWithin(report.at, start)))
  }
}

function placeOf({ code, file }: Pick<Coded, 'code' | 'file'>): string {
  return `${code} ${file}`
}

/** Pointers of a page's blocks by their ids. */
function blocksById(page: unknown): ReadonlyMap<unknown, readonly string[]> {
  const found = new Map<unknown, string[]>()
  for (const [index, block] of itemsAt(page, '/blocks').entries())
    listIn(found, valueAt(block, '/id')).push(`/blocks/${index}`)
  return found
}
