import { quiz, result } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { LETTERS, reachableScores, resultName } from '#engine/site/quiz.ts'

import { rowsIn } from './quiz-sheets.ts'

/**
 * The results of the quiz do not share out its scores: one that answers can add up to has no result
 * or two, a result is never reached, or its bounds are the wrong way round.
 */
export const quizBounds: Rule = {
  code: 'quiz-bounds',
  severity: 'error',
  docs: {
    why: 'A visitor answers every question and gets no result, or not the one that was meant.',
    wrong: {
      ...quiz,
      'pages/content/quiz/profiles.json': { rows: [result('Low', 0, 1), result('High', 3, 3)] },
    },
    right: quiz,
  },
  check(site, report) {
    const path = 'content/quiz/profiles.json'
    const points = pointsOf(site.document('content/quiz/scoring.json'))
    const profiles = boundsOf(site.document(path))
    if (!points || !profiles) return
    if (!site.keepsSchema(path) || !site.keepsSchema('content/quiz/scoring.json')) return
    const file = site.file(path)
    for (const { at, lower, upper } of profiles) {
      if (lower <= upper) continue
      report({
        file,
        at: `${at}/Upper Bound`,
        problem: `The upper bound ${upper} is below the lower bound ${lower}.`,
        remedy: 'Swap them.',
      })
    }
    if (profiles.some(({ lower, upper }) => lower > upper)) return
    const scores = reachableScores(points)
    const held = (score: number): Bounds[] =>
      profiles.filter(({ lower, upper }) => lower <= score && score <= upper)
    const missing = scores.filter((score) => held(score).length === 0)
    if (missing.length > 0) {
      const [first = 0] = missing
      const before = profiles.findLast(({ upper }) => upper < first) ?? profiles[0]
      report({
        file,
        at: before ? `${before.at}/Upper Bound` : '/rows',
        problem: `No result covers the ${missing.length === 1 ? 'score' : 'scores'} ${spans(missing)}, which answers can add up to.`,
        remedy: 'Widen the bounds until every score has a result.',
      })
    }
    const told = new Set<Bounds>()
    const wide = new Set<Bounds>()
    for (const score of scores) {
      const [one, two] = held(score)
      if (!one || !two || told.has(two)) continue
      told.add(two)
      // One bound too high reaches into all results behind it.
      if (wide.has(one)) continue
      wide.add(one)
      report({
        file,
        at: `${two.at}/Lower Bound`,
        problem: `The score ${score} has two results, "${one.name}" and "${two.name}".`,
        remedy:
          'Change the bounds so that they do not overlap; until then only the first ever shows.',
        related: [{ at: `${one.at}/Upper Bound`, message: 'The first is here.' }],
      })
    }
    for (const profile of profiles) {
      if (scores.some((score) => held(score)[0] === profile) || told.has(profile)) continue
      report({
        file,
        at: `${profile.at}/Lower Bound`,
        problem: `No answers add up to a score of "${profile.name}", ${profile.lower} to ${profile.upper}.`,
        remedy: `Move its bounds into ${scores[0]} to ${scores.at(-1)}, or change the points.`,
      })
    }
  },
}

interface Bounds {
  readonly at: string
  readonly name: string
  readonly lower: number
  readonly upper: number
}

/** The numbers of each row; undefined for a sheet that its schema has already refused. */
function pointsOf(document: unknown): number[][] | undefined {
  const rows = rowsIn(document)?.map((row) => LETTERS.map((letter) => row[letter]))
  return rows?.every((row) => row.every((value) => Number.isInteger(value)))
    ? (rows as number[][])
    : undefined
}

function boundsOf(document: unknown): Bounds[] | undefined {
  const rows = rowsIn(document)?.map((row, index) => ({
    at: `/rows/${index}`,
    name: resultName(row) ?? `row ${index + 1}`,
    lower: row['Lower Bound'],
    upper: row['Upper Bound'],
  }))
  return rows?.every(({ lower, upper }) => Number.isInteger(lower) && Number.isInteger(upper))
    ? (rows as Bounds[])
    : undefined
}

/** Ascending numbers as people write them: 3, 7–9. */
function spans(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
