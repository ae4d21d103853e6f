/**
 * The quiz without a screen: what is shown, what is chosen, what it adds up to.
 *
 * A step that does not fit the state leaves it as it is. Chance comes from outside, so a test can
 * tell every order beforehand.
 */
import { LETTERS, type Letter } from '#engine/site/quiz.ts'

import type { Quiz } from './quiz.ts'
import { type Random, shuffle } from './shuffle.ts'

export interface QuizState {
  /** start, quiz, result; for anything else the screen says that something went wrong. */
  readonly view: string
  /** Of the question, from 0. */
  readonly index: number
  readonly score: number
  readonly selected: Letter | null
  /** The letters of the choices as they stand on the screen. */
  readonly order: readonly Letter[]
}

export type Step = 'start' | 'continue' | 'restart' | { readonly select: Letter }

/** As the page begins. The order is that of the sheet, so that server and browser agree. */
export const atStart: QuizState = {
  view: 'start',
  index: 0,
  score: 0,
  selected: null,
  order: LETTERS,
}

/** The state after a step. Choices are shuffled on start, continue and restart, never on select. */
export function advance(state: QuizState, step: Step, quiz: Quiz, random?: Random): QuizState {
  if (typeof step === 'object')
    return state.view === 'quiz' ? { ...state, selected: step.select } : state
  const order = shuffle(LETTERS, random)
  if (step === 'restart') return { ...atStart, order }
  if (step === 'start') return { ...atStart, view: 'quiz', order }
  const { view, index, selected, score } = state
  const question = quiz.questions[index]
  if (view !== 'quiz' || selected === null || !question) return state
  const next = index + 1
  return {
    view: next < quiz.questions.length ? 'quiz' : 'result',
    index: next,
    score: score + question.points[selected],
    selected: null,
    order,
  }
}
