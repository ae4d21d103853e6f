import type { QuizSheets } from '#engine/site/model.ts'

import { type QuizState, atStart } from './machine.ts'
import type { Quiz } from './quiz.ts'

/**
 * The quiz at the question or the result whose row is being edited; undefined where none is, as on
 * every visitor's page. `part` is as `SelectedPart` has it: `/questions/rows/2/A`.
 */
export function editedState(
  part: string | null,
  sheets: QuizSheets | null,
  quiz: Quiz | null,
): QuizState | undefined {
  const [, sheet, row] = /^\/(questions|scoring|profiles)\/rows\/(\d+)/.exec(part ?? '') ?? []
  if (!sheet || !row || !sheets || !quiz) return undefined
  if (sheet === 'profiles') {
    const profile = quiz.profiles[Number(row)]
    return profile && { ...atStart, view: 'result', score: profile.lower }
  }
  const id = sheets[sheet as 'questions' | 'scoring'][Number(row)]?.['Q#']
  const index = quiz.questions.findIndex((question) => question.id === String(id).trim())
  return index < 0 ? undefined : { ...atStart, view: 'quiz', index }
}
