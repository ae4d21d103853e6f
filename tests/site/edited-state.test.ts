import { expect, test } from 'vitest'

import { editedState } from '#site/quiz/edited-state.ts'
import { parseQuiz } from '#site/quiz/parse-quiz.ts'
import { resultOf } from '#site/quiz/quiz.ts'

const question = (id: string) => ({ 'Q#': id, Question: id, A: 'a', B: 'b', C: 'c', D: 'd' })
const points = (id: string) => ({ 'Q#': id, A: 1, B: 2, C: 3, D: 4 })
const profile = (name: string, lower: number) => ({
  Sandwich: name,
  'Hero Image': '',
  'Share Image': '',
  'You Are:': '',
  Description: '',
  'Lower Bound': lower,
  'Upper Bound': lower + 4,
})

const sheets = {
  questions: [question('1'), question('2')],
  // The rows of the two sheets need not stand in one order.
  scoring: [points('2'), points('1')],
  profiles: [profile('Hero', 0), profile('Club', 5)],
}
const quiz = parseQuiz(sheets)

/** Which screen its author sees: `quiz 1`, `result Club`. */
function seen(part: string | null): string | undefined {
  const state = editedState(part, sheets as never, quiz)
  if (!state || !quiz) return undefined
  return state.view === 'result'
    ? `result ${resultOf(quiz, state.score)?.name}`
    : `${state.view} ${state.index + 1}`
}

test('a question shows while it, or what it scores, is edited', () => {
  expect(seen('/questions/rows/1/A')).toBe('quiz 2')
  expect(seen('/scoring/rows/0')).toBe('quiz 2')
})

test('a result shows while it is edited', () =>
  expect(seen('/profiles/rows/1/Description')).toBe('result Club'))

test('else the quiz is as it was played', () => {
  expect(seen(null)).toBeUndefined()
  expect(seen('')).toBeUndefined()
  expect(seen('/heading/0/text')).toBeUndefined()
  expect(seen('/questions/rows/7')).toBeUndefined()
  expect(seen('/questions')).toBeUndefined()
})

test('a quiz that cannot be played shows no row of it', () =>
  expect(editedState('/questions/rows/0', sheets as never, null)).toBeUndefined())
