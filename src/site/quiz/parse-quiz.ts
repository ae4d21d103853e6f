import { LETTERS, type Letter, parseChoice, resultName } from '#engine/site/quiz.ts'

import type { Profile, Question, Quiz } from './quiz.ts'

/** The three sheets as they came: each should be a JSON array of rows. */
export interface Sheets {
  readonly questions: unknown
  readonly scoring: unknown
  readonly profiles: unknown
}

/** More of anything than a quiz can have is no quiz. */
const MOST_ROWS = 60
const LONGEST_TEXT = 300

/**
 * The quiz that the sheets make together; null when one of them cannot be used: a row without its
 * letters or its text, a question without points, no profile. Numbers may be written as text.
 * Bounds are taken as they are.
 */
export function parseQuiz({ questions, scoring, profiles }: Sheets): Quiz | null {
  const points = new Map(
    rowsOf(scoring).map((row) => [idOf(row), letters((letter) => whole(row[letter]))]),
  )
  const asked = rowsOf(questions).map((row) => parseQuestion(row, points.get(idOf(row))))
  const results = rowsOf(profiles).map(parseProfile)
  if (!isWhole(asked) || !isWhole(results)) return null
  return { questions: asked, profiles: results }
}

type Row = Readonly<Record<string, unknown>>

function parseQuestion(
  row: Row,
  points: Readonly<Record<Letter, number>> | undefined,
): Question | undefined {
  const id = idOf(row)
  const texts = letters((letter) => textOf(row[letter]))
  if (!id || !points || !texts) return undefined
  return {
    id,
    text: textOf(row['Question']) ?? id,
    pictured: texts.A.includes('.jpg'),
    choices: {
      A: parseChoice(texts.A),
      B: parseChoice(texts.B),
      C: parseChoice(texts.C),
      D: parseChoice(texts.D),
    },
    points,
  }
}

function parseProfile(row: Row): Profile | undefined {
  const [lower, upper] = [whole(row['Lower Bound']), whole(row['Upper Bound'])]
  const name = textOf(resultName(row))
  if (!name || lower === undefined || upper === undefined) return undefined
  return {
    name,
    hero: textOf(row['Hero Image']) ?? '',
    share: textOf(row['Share Image']) ?? '',
    youAre: textOf(row['You Are:']) ?? '',
    description: textOf(row['Description']) ?? '',
    lower,
    upper,
  }
}

function rowsOf(sheet: unknown): readonly Row[] {
  if (!Array.isArray(sheet) || sheet.length > MOST_ROWS) return []
  return sheet.map((row: unknown) =>
    typeof row === 'object' && row !== null ? (row as Row) : ({} as Row),
  )
}

function idOf(row: Row): string {
  const id = row['Q#']
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
}

/** A value for each letter; undefined when one of them has none. */
function letters<T>(read: (letter: Letter) => T | undefined): Record<Letter, T> | undefined {
  const values = LETTERS.map((letter) => [letter, read(letter)] as const)
  return values.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(values) as Record<Letter, T>)
}

/** Text without the marks that turn the text around it; cut where it would never end. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return (
    value
      .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
      .trim()
      .slice(0, LONGEST_TEXT) || undefined
  )
}

/** The integer a cell holds, as a number or written out. */
function whole(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : (value as number)
  return Number.isFinite(number) ? Math.trunc(number) : undefined
}

function isWhole<T>(rows: readonly (T | undefined)[]): rows is readonly T[] {
  return rows.length > 0 && !rows.includes(undefined)
}
