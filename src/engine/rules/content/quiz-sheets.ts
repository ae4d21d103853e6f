import { isRecord } from '#engine/is-record.ts'
import { question, quiz } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { drawingOf } from '#engine/site/media.ts'
import { LETTERS, parseChoice } from '#engine/site/quiz.ts'
import { itemsAt } from '#engine/where.ts'

const names = ['questions', 'scoring', 'profiles'] as const
const path = (name: (typeof names)[number]): string => `content/quiz/${name}.json`

/**
 * The sheets of the quiz do not belong together: one is not there, a question has no points or
 * twice, points belong to no question, or a choice names a picture that is not there.
 */
export const quizSheets: Rule = {
  code: 'quiz-sheets',
  severity: 'error',
  docs: {
    why: 'A question without points, or points without a question, makes the result wrong.',
    wrong: {
      ...quiz,
      'pages/content/quiz/questions.json': { rows: [question('1'), question('2')] },
    },
    right: quiz,
  },
  check(site, report) {
    const there = names.filter((name) => site.kinds.has(path(name)))
    if (there.length === 0) return
    for (const name of names) {
      if (there.includes(name)) continue
      report({
        file: site.file(path(name)),
        at: '',
        problem: `The quiz has no ${site.file(path(name))}.`,
        remedy: 'Add it, or delete the other sheets; only all three make a quiz.',
      })
    }
    const questions = idsIn(site.document(path('questions')))
    const scoring = idsIn(site.document(path('scoring')))
    const isCalled = (row: number): boolean =>
      questions?.[row] === undefined || scoring?.includes(questions[row]) === true
    for (const [name, own, other, missing] of [
      ['questions', questions, scoring, 'no points in the scoring sheet'],
      ['scoring', scoring, questions, 'points, but there is no question with that name'],
    ] as const) {
      if (!own || !other) continue
      own.forEach((id, index) => {
        const at = `/rows/${index}/Q#`
        const file = site.file(path(name))
        const first = own.indexOf(id)
        if (first !== index)
          report({
            file,
            at,
            problem: `Two rows are called "${id}".`,
            remedy: 'Give one of them another name.',
            related: [{ at: `/rows/${first}/Q#`, message: 'The first is here.' }],
          })
        // A row that is called otherwise in either sheet is told in the first.
        else if (!other.includes(id) && (name === 'questions' || isCalled(index)))
          report({
            file,
            at,
            problem: `"${id}" has ${missing}.`,
            remedy: 'Give both rows the same "Q#", or take this one out.',
          })
      })
    }
    for (const [index, row] of (rowsIn(site.document(path('questions'))) ?? []).entries()) {
      for (const letter of LETTERS) {
        const choice = row[letter]
        const image = typeof choice === 'string' ? parseChoice(choice).image : undefined
        const { media } = site.tree
        if (!image?.startsWith('media/')) continue
        if (media.has(image) || media.has(drawingOf(image) ?? '')) continue
        report({
          file: site.file(path('questions')),
          at: `/rows/${index}/${letter}`,
          problem: `There is no file ${site.file(image)}.`,
          remedy: 'Add it or a drawing (.svg) with its name, or name one that is there.',
        })
      }
    }
  },
}

/** The "Q#" of each row; undefined for a sheet that its schema has already refused. */
function idsIn(document: unknown): string[] | undefined {
  const ids = rowsIn(document)?.map((row) => row['Q#'])
  return ids?.every((id) => typeof id === 'string') ? ids : undefined
}

/** The rows of a sheet; undefined for one that its schema has already refused. */
export function rowsIn(document: unknown): Record<string, unknown>[] | undefined {
  const rows = itemsAt(document, '/rows')
  return rows.length > 0 && rows.every(isRecord) ? rows : undefined
}
